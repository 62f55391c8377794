/** What the list can be narrowed to by the trips that somebody booked. */
const tripsFilters = ['none', 'some', 'several'] as const;
/** What the list can be sorted by: only what everybody on the team may see. */
export const travelerSorts = ['givenName', 'countryOfResidence', 'tripCount', 'lifetimeValueUSD', 'createdAt'] as const;

export type TravelerSort = (typeof travelerSorts)[number];

/** What the address of the list says. Empty texts stand for no filter. */
export interface TravelersAddress {
  /** Search terms. */
  q: string;
  /** Country of residence, ISO 3166 alpha-2. */
  country: string;
  tag: string;
  trips: (typeof tripsFilters)[number] | '';
  /** Only those who must not be contacted. */
  doNotContact: boolean;
  sort: TravelerSort;
  isDescending: boolean;
  /** From 1. */
  page: number;
}

/** The last ones first. */
export const usualSort = { sort: 'createdAt', isDescending: true } as const satisfies Partial<TravelersAddress>;

/** Reads the address; what it does not say or says wrongly is the first page of everybody, the last ones first. */
export function readTravelersAddress(query: URLSearchParams): TravelersAddress {
  const text = (name: string, limit: number) => (query.get(name) ?? '').trim().slice(0, limit);
  const page = Number(query.get('page') ?? '1');
  const country = text('country', 2);
  return {
    q: text('q', 200),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    tag: text('tag', 40),
    trips: tripsFilters.find((one) => one === query.get('trips')) ?? '',
    doNotContact: query.get('doNotContact') === 'true',
    ...readSort(query.get('sort') ?? ''),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

function readSort(text: string): Pick<TravelersAddress, 'sort' | 'isDescending'> {
  const isDescending = text.startsWith('-');
  const sort = travelerSorts.find((one) => one === text.replace(/^-/, ''));
  return sort ? { sort, isDescending } : usualSort;
}

/** The address of a list, without what is usual. */
export function buildTravelersHref(address: TravelersAddress): string {
  const { q, country, tag, trips, doNotContact, page } = address;
  const sort = formatSort(address);
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(country && { country }),
    ...(tag && { tag }),
    ...(trips && { trips }),
    ...(doNotContact && { doNotContact: 'true' }),
    ...(sort !== formatSort(usualSort) && { sort }),
    ...(page > 1 && { page: `${page}` }),
  });
  return `/desk/travelers/${query.size > 0 ? `?${query}` : ''}`;
}

/** How the API and the address name an order: `-createdAt` for the last ones first. */
export function formatSort({ sort, isDescending }: Pick<TravelersAddress, 'sort' | 'isDescending'>): string {
  return `${isDescending ? '-' : ''}${sort}`;
}

/** The filters of the API's list. */
export function buildTravelerFilters({ country, tag, trips, doNotContact }: TravelersAddress): Record<string, string | number | boolean> {
  return {
    ...(country && { countryOfResidence: country }),
    ...(tag && { tags: tag }),
    ...(trips === 'none' && { tripCount: 0 }),
    ...(trips === 'some' && { 'tripCount[gte]': 1 }),
    ...(trips === 'several' && { 'tripCount[gte]': 2 }),
    ...(doNotContact && { doNotContact: true }),
  };
}

/** Whether the list is narrowed. */
export function isFiltered({ q, country, tag, trips, doNotContact }: TravelersAddress): boolean {
  return [q, country, tag, trips].some(Boolean) || doNotContact;
}
