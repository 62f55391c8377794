import { contrast, cssValues, modeNames, type ModeName, type TokenSets } from '@farwend/design-system/theme';
import { publishedValues } from '../tokens/describeValues.ts';
import { contrastPairs } from '../tokens/tokenSets.ts';

/** A pair of colours in one mode. */
export interface MeasuredPair {
  front: string;
  back: string;
  /** Minimum contrast ratio. */
  least: number;
  mode: ModeName;
  /** CSS colours. */
  colours: { front: string; back: string };
  /** Rounded down, so that no pair passes by rounding. */
  ratio: number;
  /** The ratio of the published colours. */
  published: number;
}

/** Measures every contrast pair in every mode. */
export function measureContrast(sets: TokenSets): MeasuredPair[] {
  return modeNames.flatMap((mode) => {
    const values = cssValues(sets, mode);
    const ratioIn = (colours: ReadonlyMap<string, string>, front: string, back: string) =>
      Math.floor(contrast(colours.get(`color.${front}`) ?? '', colours.get(`color.${back}`) ?? '') * 100) / 100;
    return contrastPairs.map(([front, back, least]) => ({
      front,
      back,
      least,
      mode,
      colours: { front: values.get(`color.${front}`) ?? '', back: values.get(`color.${back}`) ?? '' },
      ratio: ratioIn(values, front, back),
      published: ratioIn(publishedValues[mode], front, back),
    }));
  });
}

/** Whether a pair has too little contrast. */
export function isBroken({ ratio, least }: MeasuredPair): boolean {
  return ratio < least;
}
