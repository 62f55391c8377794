import { Source, useOf } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import { StoryFrame } from './frames/StoryFrame.tsx';

/** A story as it is alone, with its code below it. */
export function Canvas({ of }: { of: ModuleExport }) {
  const { story } = useOf(of, ['story']);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <figure className="canvas">
      <StoryFrame story={story} />
      <figcaption>
        <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>Code</summary>
          {isOpen && <Source of={of} />}
        </details>
        <a href={`./?path=/story/${story.id}`} target="_top">
          Open alone<span className="canvas-name">: {story.name}</span>
        </a>
      </figcaption>
    </figure>
  );
}
