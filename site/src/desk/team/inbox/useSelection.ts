import { useState } from 'react';

/** The rows that are ticked. */
export interface Selection {
  /** Ids of ticked rows that are still in the list. */
  ids: readonly string[];
  isTicked: (id: string) => boolean;
  tick: (id: string, ticked: boolean) => void;
  tickAll: (ticked: boolean) => void;
  clear: () => void;
}

/** Keeps what is ticked among the rows shown; rows that leave the list are no longer ticked. */
export function useSelection(shown: readonly string[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter((id) => ticked.has(id));
  return {
    ids,
    isTicked: (id) => ticked.has(id),
    tick: (id, isOn) => setTicked(new Set(isOn ? [...ids, id] : ids.filter((other) => other !== id))),
    tickAll: (isOn) => setTicked(new Set(isOn ? shown : [])),
    clear: () => setTicked(new Set()),
  };
}
