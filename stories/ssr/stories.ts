import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { withPage } from '../.storybook/withPage.tsx';

/** Module of a story file. */
type StoryFile = Parameters<typeof composeStories>[0];

/** Globals of a story that apply to the page around it. */
interface Page {
  mode: string;
  dir: string;
  textSize: string;
}

const defaults: Page = { mode: 'light', dir: 'ltr', textSize: '100' };
setProjectAnnotations([{ decorators: [withPage], initialGlobals: { ...defaults } }]);
const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true });

/** Every story by its id, as a component with its loaders and the globals of its page; the same on the server and in the browser. */
export const stories: ReadonlyMap<string, { Story: ComponentType; load: () => Promise<void>; page: Page }> = new Map(
  Object.values(files).flatMap((file) =>
    Object.entries<{ id: string; load: () => Promise<void> }>(composeStories(file)).map(([name, story]) => [
      story.id,
      {
        Story: asComponent(story),
        load: () => story.load(),
        page: { ...defaults, ...globalsOf(Reflect.get(file, 'default')), ...globalsOf(Reflect.get(file, name)) },
      },
    ]),
  ),
);

function asComponent(story: unknown): ComponentType {
  return story as ComponentType;
}

function globalsOf(annotations: unknown): Partial<Page> {
  return typeof annotations === 'object' && annotations !== null && 'globals' in annotations ? (annotations.globals as Partial<Page>) : {};
}
