import type { ContrastPair, SetName, Token } from '@farwend/design-system/theme';
import { folders } from './folders.ts';

/** The source of all tokens, as data for docs pages. */
export interface DescribedTokenSets {
  /** Tokens of each set, by their whole names. */
  sets: Record<SetName, [name: string, token: Token][]>;
  /** Which colour may lie on which. */
  pairs: readonly ContrastPair[];
}

interface TokenReader {
  readTokenSets(): Record<SetName, ReadonlyMap<string, Token>>;
  readContrastPairs(): readonly ContrastPair[];
}

/** Reads the source of all tokens. */
export async function describeTokenSets(): Promise<DescribedTokenSets> {
  const { readTokenSets, readContrastPairs }: TokenReader = await import(`${folders.system}tokens/readTokens.ts`);
  const sets = readTokenSets();
  return {
    sets: {
      primitives: [...sets.primitives],
      constant: [...sets.constant],
      component: [...sets.component],
      'mode.light': [...sets['mode.light']],
      'mode.dark': [...sets['mode.dark']],
      'mode.contrast': [...sets['mode.contrast']],
    },
    pairs: readContrastPairs(),
  };
}
