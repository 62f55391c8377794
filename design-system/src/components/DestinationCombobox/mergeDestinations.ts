import { findDestination, normalize, type DestinationOption } from './rankDestinations.ts';
import { splitDestinations } from './splitDestinations.ts';

/** Texts about the places that were added to a list; each has an English default. */
export interface MergeTexts {
  /** Announced after places were added by Enter or by pasting a list. */
  addedText?: ((names: readonly string[]) => string) | undefined;
  /** Shown and announced when places were on the list already. */
  duplicateText?: ((names: readonly string[]) => string) | undefined;
  /** Shown and announced when places exceeded the limit. */
  leftOutText?: ((names: readonly string[], max: number) => string) | undefined;
}

/** A list and what is added to it. */
export interface DestinationMerge extends MergeTexts {
  /** The rows of the list. */
  names: readonly string[];
  /** Row that the new places replace. */
  index: number;
  /** One place, or several separated by commas, semicolons or lines. */
  text: string;
  /** Known places, whose names may contain separators. */
  options: readonly DestinationOption[];
  /** Maximum number of rows. */
  max: number;
}

/** Replaces a row by the places of a text, each once, up to the limit; empty rows are dropped, and the last one is free to type in. */
export function mergeDestinations(merge: DestinationMerge) {
  const { names, index, text, options, max, addedText = wereAdded, duplicateText = wereListed, leftOutText = wereLeftOut } = merge;
  const isFilled = (name: string) => name.trim() !== '';
  const [before, after] = [names.slice(0, index).filter(isFilled), names.slice(index + 1).filter(isFilled)];
  const taken = new Set([...before, ...after].map(normalize));
  const duplicates: string[] = [];
  const fresh: string[] = [];
  for (const place of findDestination(options, text) ? [text.trim()] : splitDestinations(text)) {
    (taken.has(normalize(place)) ? duplicates : fresh).push(place);
    taken.add(normalize(place));
  }
  const free = max - before.length - after.length;
  const [added, leftOut] = [fresh.slice(0, free), fresh.slice(free)];
  const merged = [...before, ...added, ...after];
  const problems = [
    ...(duplicates.length > 0 ? [duplicateText(duplicates)] : []),
    ...(leftOut.length > 0 ? [leftOutText(leftOut, max)] : []),
  ];
  return {
    names: merged.length < max ? [...merged, ''] : merged,
    places: added.map((name) => [name, findDestination(options, name)] as const),
    /** What is wrong with the text; "" if nothing. */
    note: problems.join('. '),
    announcement: [...(added.length > 0 ? [addedText(added)] : []), ...problems].join('. '),
  };
}

const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
const wereAdded = (names: readonly string[]) => `${list(names)} added`;
const wereListed = (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} already on your list`;
const wereLeftOut = (names: readonly string[], max: number) => `You can add up to ${max} destinations, so we left out ${list(names)}`;
