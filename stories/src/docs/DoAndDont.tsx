import { Description, useOf } from '@storybook/addon-docs/blocks';
import type { ModuleExport, ModuleExports } from 'storybook/internal/types';
import { StoryFrame } from './frames/StoryFrame.tsx';

/** Pairs of good and bad: the stories of a guidance file in their order, named Do… and Dont…. */
export function DoAndDont({ of }: { of: ModuleExports }) {
  const names: readonly string[] = of['__namedExportsOrder']; // added by Storybook's plugin: a module lists its exports by the alphabet
  return (
    <div className="do-and-dont">
      {names.map((name) => (
        <Example key={name} of={of[name]} isGood={!name.startsWith('Dont')} />
      ))}
    </div>
  );
}

function Example({ of, isGood }: { of: ModuleExport; isGood: boolean }) {
  const { story } = useOf(of, ['story']);
  return (
    <figure className="canvas" data-good={isGood}>
      <StoryFrame story={story} />
      <figcaption>
        <strong>{isGood ? 'Do' : 'Don’t'}</strong>
        <Description of={of} />
      </figcaption>
    </figure>
  );
}
