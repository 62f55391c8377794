import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { withPage } from '../.storybook/withPage.tsx';

/** A file of stories, as it is imported. */
type StoryFile = Parameters<typeof composeStories>[0];

/** What a story asks of the page around it; a server would write it before anything is painted. */
interface Page {
  mode: string;
  dir: string;
  textSize: string;
}

const usual: Page = { mode: 'light', dir: 'ltr', textSize: '100' };
setProjectAnnotations([{ decorators: [withPage], initialGlobals: { ...usual } }]);
const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true });

/** Every story as a component with the page it asks for, by its id; the same on the server and in the browser. */
export const stories: ReadonlyMap<string, { Story: ComponentType; page: Page }> = new Map(
  Object.values(files).flatMap((file) =>
    Object.entries<{ id: string }>(composeStories(file)).map(([name, story]) => [
      story.id,
      { Story: drawn(story), page: { ...usual, ...globalsOf(Reflect.get(file, 'default')), ...globalsOf(Reflect.get(file, name)) } },
    ]),
  ),
);

function drawn(story: unknown): ComponentType {
  return story as ComponentType;
}

function globalsOf(annotated: unknown): Partial<Page> {
  return typeof annotated === 'object' && annotated !== null && 'globals' in annotated ? (annotated.globals as Partial<Page>) : {};
}
