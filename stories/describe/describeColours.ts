import { folders } from './folders.ts';

/** One colour role in every mode. */
export interface DescribedColour {
  role: string;
  /** The value in each mode, as CSS has it. */
  values: Record<string, string>;
}

/** Two roles of which one may lie on the other. */
export interface DescribedPair {
  front: string;
  back: string;
  /** The ratio it must have at least. */
  least: number;
  /** The ratio it has in each mode. */
  ratios: Record<string, number>;
}

interface TokenFiles {
  modeNames: readonly string[];
  modeColours(mode: string): Record<string, string>;
  readTokens(name: string): Record<string, unknown>;
}

/** The colours of every mode and the contrast of every pair, computed from the token files. */
export async function contrastOf(): Promise<{ colours: DescribedColour[]; pairs: DescribedPair[] }> {
  const { modeNames, modeColours, readTokens }: TokenFiles = await import(`${folders.system}tokens/build.ts`);
  const { contrast }: { contrast(one: string, other: string): number } = await import(`${folders.system}src/tokens/contrast.ts`);
  const modes = modeNames.map((mode) => [mode, modeColours(mode)] as const);
  const roles = Object.keys(modes[0]?.[1] ?? {});
  const inModes = <Value>(of: (colours: Record<string, string>) => Value) =>
    Object.fromEntries(modes.map(([mode, colours]) => [mode, of(colours)]));
  const listed = readTokens('contrast')['pairs'] as [front: string, back: string, least: number][];
  return {
    colours: roles.map((role) => ({ role, values: inModes((colours) => colours[role] ?? '') })),
    pairs: listed.map(([front, back, least]) => ({
      front,
      back,
      least,
      ratios: inModes((colours) => Math.floor(contrast(colours[front] ?? '', colours[back] ?? '') * 100) / 100),
    })),
  };
}
