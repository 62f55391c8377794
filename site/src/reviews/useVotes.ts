import type { HelpfulVotes } from '@farwend/design-system';
import { useSyncExternalStore } from 'react';
import { api } from '#src/shared/api.ts';
import { storage } from '#src/shared/storage.ts';
import { sendVote } from './sendVote.ts';
import type { DisplayedReview } from './DisplayedReview.ts';

type VotedReview = Pick<DisplayedReview, 'id' | 'helpfulCount'>;

/** Helpful votes of this browser. */
export interface Votes {
  /** Returns the browser's vote on a review and the number of votes including it. */
  getVotes: (review: VotedReview) => HelpfulVotes;
  /** Saves or withdraws a vote; rejects with an Error whose message may be shown. */
  vote: (review: VotedReview, helpful: boolean) => Promise<void>;
}

/** The only place that holds votes: ids persist in localStorage; counts of reviews voted on replace the loaded ones. */
interface VoteState {
  votedIds: readonly string[];
  counts: Readonly<Record<string, number>>;
}

/** The votes of this browser; none on the server and during hydration. */
export function useVotes(): Votes {
  const state = useSyncExternalStore(subscribe, read, readNone);
  const votesOf = ({ id, helpfulCount }: VotedReview) => ({
    pressed: state.votedIds.includes(id),
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
const noVotes: VoteState = { votedIds: [], counts: {} };
const listeners = new Set<() => void>();
let current: VoteState | undefined;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const read = (): VoteState => (current ??= { ...noVotes, votedIds: storage.read(NAME, isIds) ?? [] });
const readNone = () => noVotes;

function write(id: string, helpful: boolean, count: number): void {
  const others = (storage.read(NAME, isIds) ?? []).filter((voted) => voted !== id); // another tab may have voted meanwhile
  const votedIds = helpful ? [...others, id] : others;
  storage.write(NAME, votedIds);
  current = { votedIds, counts: { ...read().counts, [id]: count } };
  for (const listener of listeners) listener();
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}
