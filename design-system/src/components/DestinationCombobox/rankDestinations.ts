/** A selectable place. */
export interface DestinationOption {
  /** Place id from the API. */
  id: string;
  /** Place name, shown and matched against the typed text. */
  name: string;
  /** Secondary text that distinguishes places of the same name, such as "Country in East Africa". */
  detail?: string | undefined;
}

/** Result of a place search. */
export interface DestinationMatches {
  /** Best matches, up to the requested limit. */
  rows: DestinationOption[];
  /** Number of all matches. */
  total: number;
}

/** Finds places by name, ignoring case and accents. Ranks matches at the start of the name first, then at the start of a word, then anywhere. */
export function rankDestinations(options: readonly DestinationOption[], query: string, limit = 50): DestinationMatches {
  const term = normalize(query);
  if (term === '') return { rows: options.slice(0, limit), total: options.length };
  const tiers: [DestinationOption[], DestinationOption[], DestinationOption[]] = [[], [], []];
  for (const option of options) {
    const name = normalizedName(option);
    const at = name.indexOf(term);
    if (at < 0) continue;
    tiers[at === 0 ? 0 : startsWord(name, term, at) ? 1 : 2].push(option);
  }
  const ranked = tiers.flat();
  return { rows: ranked.slice(0, limit), total: ranked.length };
}

/** The place with exactly this name, ignoring case and accents. */
export function findDestination(options: readonly DestinationOption[], name: string): DestinationOption | undefined {
  const term = normalize(name);
  return term === '' ? undefined : options.find((option) => normalizedName(option) === term);
}

/** Lower case without accents and outer spaces, for comparison. */
export function normalize(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

// Normalizing 9,000 names on every key press would be noticeable, so the result is cached.
const normalizedNames = new WeakMap<DestinationOption, string>();

function normalizedName(option: DestinationOption): string {
  let name = normalizedNames.get(option);
  if (name === undefined) normalizedNames.set(option, (name = normalize(option.name)));
  return name;
}

function startsWord(name: string, term: string, first: number): boolean {
  for (let at = first; at >= 0; at = name.indexOf(term, at + 1)) if (!/[\p{L}\p{N}]/u.test(name[at - 1] ?? ' ')) return true;
  return false;
}
