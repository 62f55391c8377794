import { Anchor, Description, DocsContext, Subheading } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { Canvas } from './Canvas.tsx';

/** Every story of the page's component, with what it shows. */
export function StoryList() {
  const stories = use(DocsContext).componentStories();
  return stories.map((story) => (
    <Anchor key={story.id} storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <Canvas of={story.moduleExport} />
    </Anchor>
  ));
}
