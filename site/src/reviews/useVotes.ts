import { useEffect, useState } from 'react';
import { api } from '#src/shared/api.ts';
import { readVotes, sendVote } from './votes.ts';

/** What this browser found helpful, and how it votes. */
export interface Votes {
  has: (reviewId: string) => boolean;
  /** Rejects with an Error whose message may be shown. */
  vote: (reviewId: string, helpful: boolean) => Promise<void>;
}

/** The votes of this browser; `onKept` hears of each vote the server took. */
export function useVotes(onKept?: (reviewId: string, helpful: boolean) => void): Votes {
  const [voted, setVoted] = useState<readonly string[]>([]);
  useEffect(() => setVoted(readVotes()), []); // only the browser knows, so not before its first rendering
  return {
    has: (id) => voted.includes(id),
    vote: async (id, helpful) => {
      await sendVote(api, id, helpful);
      setVoted(readVotes());
      onKept?.(id, helpful);
    },
  };
}
