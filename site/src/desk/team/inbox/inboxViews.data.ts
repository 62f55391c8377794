import { openStatuses } from '#src/desk/shared/tripRequestStatuses.data.ts';

/** A filter of a search of trip requests. */
type Filters = Record<string, unknown>;

/** One queue of the inbox. */
export interface InboxView {
  /** Its part of the address. */
  key: string;
  name: string;
  /** What it holds, said above the list. */
  note: string;
  /** What to say when nothing is in it. */
  empty: string;
  /** `me`: UUID of the team member. */
  filters: (me: string | null) => Filters;
  /** Most urgent first. */
  sortOrders: readonly { field: string; order: 'asc' | 'desc' }[];
}

const mostUrgent = [{ field: 'nextDueAt', order: 'asc' }] as const;
const longestThere = [{ field: 'statusChangedAt', order: 'asc' }] as const;

/** From this budget on an open request is looked at every day; US dollars. */
const VIP_BUDGET_USD = 50_000;

/** The queues of traveler care, in the order of the day. */
export const inboxViews = [
  {
    key: 'unassigned',
    name: 'Unassigned',
    note: 'New requests that nobody has taken yet, the most urgent first.',
    empty: 'Everything new has somebody. A good moment for your own.',
    filters: () => ({ status: { in: ['PENDING', 'SCREENING'] }, assignedToId: null }),
    sortOrders: mostUrgent,
  },
  {
    key: 'mine',
    name: 'Mine',
    note: 'Your open requests, the most urgent first.',
    empty: 'You have no open requests. Take one from Unassigned.',
    filters: (me) => ({ status: { in: [...openStatuses] }, assignedToId: me }),
    sortOrders: mostUrgent,
  },
  {
    key: 'followed',
    name: 'Followed',
    note: 'Requests of others that you follow.',
    empty: 'You follow no open request.',
    filters: (me) => ({ status: { in: [...openStatuses] }, followerIds: me }),
    sortOrders: mostUrgent,
  },
  {
    key: 'late-first-look',
    name: 'Late first look',
    note: 'Sent, not read yet, and past the time we promise.',
    empty: 'No first look is late.',
    filters: () => ({ status: 'PENDING', dueState: 'OVERDUE' }),
    sortOrders: mostUrgent,
  },
  {
    key: 'waiting-for-traveler',
    name: 'Waiting for traveler',
    note: 'We asked and the answer is open. After 14 days they expire.',
    empty: 'No question is open.',
    filters: () => ({ status: 'NEEDS_INFO' }),
    sortOrders: mostUrgent,
  },
  {
    key: 'needs-matches',
    name: 'Needs matches',
    note: 'More companies can be asked, the longest in its status first.',
    empty: 'Every qualified request is with its companies.',
    filters: () => ({ status: { in: ['QUALIFIED', 'MATCHED'] }, missingMatches: { gte: 1 } }),
    sortOrders: longestThere,
  },
  {
    key: 'partners-late',
    name: 'Partners late',
    note: 'A company has little time left for its answer, its first words or its proposal, or has let it pass.',
    empty: 'Every company is in time.',
    filters: () => ({ nextDueKind: { in: ['RESPOND', 'FIRST_MESSAGE', 'PROPOSAL'] }, dueState: { in: ['DUE_SOON', 'OVERDUE'] } }),
    sortOrders: mostUrgent,
  },
  {
    key: 'planning',
    name: 'In planning',
    note: 'Introduced: traveler and company talk.',
    empty: 'Nobody is planning right now.',
    filters: () => ({ status: 'PLANNING' }),
    sortOrders: mostUrgent,
  },
  {
    key: 'risk',
    name: 'Risk',
    note: 'Open requests that our rules doubt.',
    empty: 'Our rules doubt none of the open requests.',
    filters: () => ({ status: { in: [...openStatuses] }, leadScore: { lt: 40 } }),
    sortOrders: mostUrgent,
  },
  {
    key: 'vip',
    name: 'VIP',
    note: 'Open requests from $50,000.',
    empty: 'No open request of this size.',
    filters: () => ({ status: { in: [...openStatuses] }, totalBudget: { gte: VIP_BUDGET_USD } }),
    sortOrders: mostUrgent,
  },
  {
    key: 'on-hold',
    name: 'On hold',
    note: 'Paused until a day that the traveler named, the next to come back first.',
    empty: 'Nothing is on hold.',
    filters: () => ({ status: 'ON_HOLD' }),
    sortOrders: [{ field: 'resumeOn', order: 'asc' }],
  },
] as const satisfies readonly InboxView[];

export type InboxViewKey = (typeof inboxViews)[number]['key'];

export function findInboxView(key: string | undefined): InboxView | undefined {
  return inboxViews.find((view) => view.key === key);
}
