import { folders } from './folders.ts';

/** One colour role in every mode. */
export interface DescribedColour {
  role: string;
  /** CSS value in each mode. */
  values: Record<string, string>;
}

/** A foreground and a background role that may be combined. */
export interface DescribedPair {
  front: string;
  back: string;
  /** Minimum contrast ratio. */
  least: number;
  /** Contrast ratio in each mode. */
  ratios: Record<string, number>;
}

interface TokenFiles {
  modeNames: readonly string[];
  modeColours(mode: string): Record<string, string>;
  readContrastPairs(): readonly (readonly [front: string, back: string, least: number])[];
}

/** Computes the colours of every mode and the contrast of every pair from the token files. */
export async function describeColours(): Promise<{ colours: DescribedColour[]; pairs: DescribedPair[] }> {
  const { modeNames }: Pick<TokenFiles, 'modeNames'> = await import(`${folders.system}tokens/dtcg.ts`);
  const { modeColours }: Pick<TokenFiles, 'modeColours'> = await import(`${folders.system}tokens/build.ts`);
  const { readContrastPairs }: Pick<TokenFiles, 'readContrastPairs'> = await import(`${folders.system}tokens/readTokens.ts`);
  const { contrast }: { contrast(one: string, other: string): number } = await import(`${folders.system}src/tokens/contrast.ts`);
  const modes = modeNames.map((mode) => [mode, modeColours(mode)] as const);
  const roles = Object.keys(modes[0]?.[1] ?? {});
  const inModes = <Value>(compute: (colours: Record<string, string>) => Value) =>
    Object.fromEntries(modes.map(([mode, colours]) => [mode, compute(colours)]));
  return {
    colours: roles.map((role) => ({ role, values: inModes((colours) => colours[role] ?? '') })),
    pairs: readContrastPairs().map(([front, back, least]) => ({
      front,
      back,
      least,
      ratios: inModes((colours) => Math.floor(contrast(colours[front] ?? '', colours[back] ?? '') * 100) / 100),
    })),
  };
}
