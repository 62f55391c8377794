import { useRef, useState } from 'react';

/** Helpful votes of one review. */
export interface HelpfulVotes {
  /** Number of readers who found it helpful, including the current one. */
  count: number;
  /** Whether the current reader is one of them. */
  pressed: boolean;
}

/**
 * Optimistic vote: shown at once, reverted if saving fails, and dropped as soon as `votes` includes it, so that the caller's votes are the
 * only ones held. Clicks while a vote is being saved are ignored.
 */
export function useHelpfulVote(votes: HelpfulVotes, saveVote: (pressed: boolean) => Promise<unknown> | void) {
  const [own, setOwn] = useState<boolean>();
  const [outcome, setOutcome] = useState<'none' | 'saved' | 'failed'>('none');
  const saving = useRef(false);
  if (own === votes.pressed) setOwn(undefined);
  const pressed = own ?? votes.pressed;
  const count = votes.count + Number(pressed) - Number(votes.pressed);

  const vote = async () => {
    if (saving.current) return;
    saving.current = true;
    setOwn(!pressed);
    setOutcome('none');
    try {
      await saveVote(!pressed);
      setOutcome('saved');
    } catch {
      setOwn(own);
      setOutcome('failed');
    } finally {
      saving.current = false;
    }
  };
  return { pressed, count, outcome, vote };
}
