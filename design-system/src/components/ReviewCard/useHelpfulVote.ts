import { useRef, useState } from 'react';

/** What readers think of one review so far. */
export interface HelpfulVotes {
  /** How many found it helpful, this reader included. */
  count: number;
  /** Whether this reader is one of them. */
  pressed: boolean;
}

/** Shows a vote at once and takes it back when it could not be kept; presses while one is on its way are ignored. */
export function useHelpfulVote(known: HelpfulVotes, keep: (pressed: boolean) => Promise<unknown> | void) {
  const [own, setOwn] = useState<boolean>();
  const [told, setTold] = useState<'nothing' | 'count' | 'failed'>('nothing');
  const underWay = useRef(false);
  const pressed = own ?? known.pressed;
  const count = known.count + Number(pressed) - Number(known.pressed);

  const vote = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setOwn(!pressed);
    setTold('nothing');
    try {
      await keep(!pressed);
      setTold('count');
    } catch {
      setOwn(own);
      setTold('failed');
    } finally {
      underWay.current = false;
    }
  };
  return { pressed, count, told, vote };
}
