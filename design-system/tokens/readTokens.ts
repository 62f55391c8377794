import { readFileSync } from 'node:fs';
import type { ContrastPair } from '../src/tokens/contrast.ts';
import { listTokens } from './dtcg.ts';
import type { SetName, TokenSet, TokenSets } from './tokenSets.ts';

/** Reads a token file by its name without `.json`. */
export const readTokens = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as Record<string, unknown>;

/** Reads every set. */
export function readTokenSets(): TokenSets {
  const read = (name: SetName): TokenSet => new Map(listTokens(readTokens(name)));
  return {
    primitives: read('primitives'),
    constant: read('constant'),
    component: read('component'),
    'mode.light': read('mode.light'),
    'mode.dark': read('mode.dark'),
    'mode.contrast': read('mode.contrast'),
  };
}

/** Reads which colour may lie on which. */
export function readContrastPairs(): readonly ContrastPair[] {
  return readTokens('contrast')['pairs'] as ContrastPair[];
}
