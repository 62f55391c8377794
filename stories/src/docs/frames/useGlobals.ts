import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

type Globals = Readonly<Record<string, unknown>>;

/** The modes chosen in the toolbar. */
export function useGlobals(story: PreparedStory): Globals {
  const { channel, getStoryContext } = use(DocsContext);
  const [globals, setGlobals] = useState<Globals>(() => getStoryContext(story).globals);
  useEffect(() => {
    const update = ({ globals: chosen }: { globals: Globals }) => setGlobals((earlier) => ({ ...earlier, ...chosen }));
    channel.on('updateGlobals', update); // not globalsUpdated, which the frames of the page send as well
    return () => channel.off('updateGlobals', update);
  }, [channel]);
  return globals;
}
