/** A place that can be chosen. */
export interface DestinationOption {
  /** The place's id, as the API gives it. */
  id: string;
  /** The place's name, shown and typed. */
  name: string;
  /** A second line that tells places of the same name apart, "Country in East Africa". */
  detail?: string | undefined;
}

/** What a search found: the rows to show, and how many there are in all. */
export interface DestinationMatches {
  /** The best matches, at most the limit asked for. */
  rows: DestinationOption[];
  /** All matches. */
  total: number;
}

/** Finds places by name, blind to case and accents: names that begin so, then words that begin so, then names that hold it. */
export function rankDestinations(options: readonly DestinationOption[], query: string, limit = 50): DestinationMatches {
  const wanted = plain(query).trim();
  if (wanted === '') return { rows: options.slice(0, limit), total: options.length };
  const tiers: [DestinationOption[], DestinationOption[], DestinationOption[]] = [[], [], []];
  for (const option of options) {
    const name = plainName(option);
    const at = name.indexOf(wanted);
    if (at < 0) continue;
    tiers[at === 0 ? 0 : startsWord(name, wanted, at) ? 1 : 2].push(option);
  }
  const ranked = tiers.flat();
  return { rows: ranked.slice(0, limit), total: ranked.length };
}

/** The place of exactly this name, blind to case and accents. */
export function findDestination(options: readonly DestinationOption[], name: string): DestinationOption | undefined {
  const wanted = plain(name).trim();
  return wanted === '' ? undefined : options.find((option) => plainName(option) === wanted);
}

/** Text without accents and capitals, for comparing. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

// 9,000 names are stripped of accents once, not on every key.
const plainNames = new WeakMap<DestinationOption, string>();

function plainName(option: DestinationOption): string {
  let name = plainNames.get(option);
  if (name === undefined) plainNames.set(option, (name = plain(option.name)));
  return name;
}

function startsWord(name: string, wanted: string, first: number): boolean {
  for (let at = first; at >= 0; at = name.indexOf(wanted, at + 1)) if (!/[\p{L}\p{N}]/u.test(name[at - 1] ?? ' ')) return true;
  return false;
}
