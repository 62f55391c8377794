import type { UserSearchRow } from '#src/domains/site/searches/userSearch.model.ts';

/** A saved view as its table tells it; {hours: n} and {days: n} in filters become the moment, or the day, so long ago (ahead when negative). */
export interface UserSearchData extends Pick<UserSearchRow, 'name' | 'entityType' | 'filters'> {
  /** E-mail before the @. */
  owner: string;
  sortOrders?: UserSearchRow['sortOrders'];
  columns?: readonly string[];
  shared?: UserSearchRow['shared'];
  pinned?: boolean;
  alert?: UserSearchRow['alert'];
  q?: string;
}

const newest: UserSearchRow['sortOrders'] = [{ field: 'createdAt', order: 'desc' }];
const open = ['PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING'];

/** What the team has saved. */
export const userSearchData: readonly UserSearchData[] = [
  {
    owner: 'care',
    name: 'No answer > 24 h',
    entityType: 'conversation',
    filters: { awaitingReplyFrom: 'AGENT', subjectType: 'TRIP_MATCH', lastMessageAt: { lt: { hours: 24 } } },
    shared: 'TEAM',
    pinned: true,
    alert: 'DAILY',
  },
  {
    owner: 'care',
    name: 'Kenya, matched, from $10,000',
    entityType: 'tripRequest',
    filters: { country: 'KE', status: 'MATCHED', budgetPerPersonUSD: { gte: 10_000 } },
    sortOrders: newest,
    columns: ['reference', 'tripTitle', 'budgetPerPersonUSD', 'status'],
    shared: 'TEAM',
    pinned: true,
  },
  {
    owner: 'care',
    name: 'My open VIP',
    entityType: 'tripRequest',
    filters: { status: { in: open }, totalBudget: { gte: 50_000 } },
    sortOrders: newest,
    pinned: true,
    alert: 'DAILY',
  },
  {
    owner: 'care',
    name: 'Kenya this summer',
    entityType: 'tripRequest',
    filters: { country: 'KE', departureDate: { gte: { days: -20 }, lte: { days: -330 } } },
    shared: 'TEAM',
  },
  {
    owner: 'matteo.bruni',
    name: 'Waiting for a first look',
    entityType: 'tripRequest',
    filters: { status: 'PENDING' },
    sortOrders: newest,
    shared: 'TEAM',
    pinned: true,
  },
  {
    owner: 'matteo.bruni',
    name: 'Italy and Greece in planning',
    entityType: 'tripRequest',
    filters: { country: { in: ['IT', 'GR'] }, status: 'PLANNING' },
  },
  { owner: 'keiko.arai', name: 'Proposed, no word yet', entityType: 'tripMatch', filters: { status: 'PROPOSED' }, shared: 'TEAM' },
  { owner: 'gabriel.soto', name: 'Travelers from Canada', entityType: 'traveler', filters: { countryOfResidence: 'CA' } },
  {
    owner: 'publisher',
    name: 'Reviews to decide',
    entityType: 'review',
    filters: { status: 'PENDING' },
    shared: 'TEAM',
    pinned: true,
    alert: 'DAILY',
  },
  { owner: 'publisher', name: 'Texts that were handed in', entityType: 'article', filters: { status: 'DRAFT' } },
  { owner: 'editor', name: 'Safaris', entityType: 'itinerary', filters: { status: 'PUBLISHED' }, q: 'safari' },
  { owner: 'admin', name: 'Sales in dispute', entityType: 'salesRecording', filters: { status: 'DISPUTED' }, pinned: true },
  {
    owner: 'admin',
    name: 'Partners who rest or wait',
    entityType: 'partner',
    filters: { status: { in: ['PAUSED', 'SUSPENDED', 'ONBOARDING'] } },
  },
  { owner: 'admin', name: 'Messages nobody has opened', entityType: 'contactRequest', filters: { status: 'NEW' }, shared: 'TEAM' },
];
