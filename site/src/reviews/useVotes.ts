import type { HelpfulVotes } from '@farwend/design-system';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '#src/shared/api.ts';
import { useSession } from '#src/shared/session.ts';
import { storage } from '#src/shared/storage.ts';
import { loadAccountVotes } from './loadAccountVotes.ts';
import { sendVote } from './sendVote.ts';
import type { DisplayedReview } from './DisplayedReview.ts';

type VotedReview = Pick<DisplayedReview, 'id' | 'helpfulCount'>;

/** Helpful votes of this browser or, once signed in, of this person. */
export interface Votes {
  /** Returns the reader's vote on a review and the number of votes including it. */
  getVotes: (review: VotedReview) => HelpfulVotes;
  /** Saves or withdraws a vote; rejects with an Error whose message may be shown. */
  vote: (review: VotedReview, helpful: boolean) => Promise<void>;
}

/** The only place that holds votes: ids persist in localStorage; counts of reviews voted on replace the loaded ones. */
interface VoteState {
  votedIds: readonly string[];
  /** The votes of the signed-in person from all devices, which replace those of this browser; null until they are loaded. */
  accountIds: readonly string[] | null;
  counts: Readonly<Record<string, number>>;
}

/** The votes of this browser or person; none on the server and during hydration. */
export function useVotes(): Votes {
  const { userId } = useSession().user;
  useEffect(() => void followAccount(userId), [userId]);
  const state = useSyncExternalStore(subscribe, read, readNone);
  const votesOf = ({ id, helpfulCount }: VotedReview) => ({
    pressed: (state.accountIds ?? state.votedIds).includes(id),
    count: state.counts[id] ?? helpfulCount,
  });
  return {
    getVotes: votesOf,
    vote: async (review, helpful) => {
      const { pressed, count } = votesOf(review);
      await sendVote(api, review.id, helpful);
      write(review.id, helpful, Math.max(0, count + Number(helpful) - Number(pressed)));
    },
  };
}

const NAME = 'votedReviews';
const noVotes: VoteState = { votedIds: [], accountIds: null, counts: {} };
const listeners = new Set<() => void>();
let current: VoteState | undefined;
let followedId: string | null = null;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const read = (): VoteState => (current ??= { ...noVotes, votedIds: storage.read(NAME, isIds) ?? [] });
const readNone = () => noVotes;

/** Loads the votes of the person who has signed in; forgets them after signing out. */
async function followAccount(userId: string | null): Promise<void> {
  if (userId === followedId) return;
  followedId = userId;
  if (userId === null) return show({ ...read(), accountIds: null });
  const accountIds = await loadAccountVotes(api).catch(() => null); // the votes of this browser remain
  if (followedId === userId) show({ ...read(), accountIds });
}

function write(id: string, helpful: boolean, count: number): void {
  const replace = (ids: readonly string[]) => [...ids.filter((voted) => voted !== id), ...(helpful ? [id] : [])];
  const votedIds = replace(storage.read(NAME, isIds) ?? []); // another tab may have voted meanwhile
  storage.write(NAME, votedIds);
  const { accountIds, counts } = read();
  show({ votedIds, accountIds: accountIds && replace(accountIds), counts: { ...counts, [id]: count } });
}

function show(state: VoteState): void {
  current = state;
  for (const listener of listeners) listener();
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}
