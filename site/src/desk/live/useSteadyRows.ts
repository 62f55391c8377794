import { useState } from 'react';

/** What has happened to a row since the list was last arranged. */
export type RowChange = 'CHANGED' | 'GONE';

export interface SteadyRow<Item> {
  item: Item;
  change: RowChange | null;
}

export interface SteadyRows<Item> {
  rows: readonly SteadyRow<Item>[];
  /** Number of records that are in the list and not yet on the screen. */
  arrived: number;
  /** Arranges the rows as the list is now. */
  arrange: () => void;
  /** Arranges them at the next reading too, which has what the person has just done. */
  arrangeNext: () => void;
}

/**
 * Keeps the rows of a list where they are while it is read again, so that none moves under the hand: those that changed show their new values,
 * those that have left stay until the person asks for the list as it is now. `key` tells one list from another; `latest` is undefined while
 * another list is being read.
 */
export function useSteadyRows<Item extends { id: string; version: number }>(
  key: string,
  latest: readonly Item[] | undefined,
): SteadyRows<Item> {
  const [arranged, setArranged] = useState({ key, items: latest ?? [] });
  const [awaiting, setAwaiting] = useState<'ASKED' | { since: readonly Item[] | undefined } | null>(null);
  let { items } = arranged;
  if (awaiting === 'ASKED') setAwaiting({ since: latest }); // in the next rendering: who asks may hold the functions of an earlier one
  if (latest && (arranged.key !== key || (awaiting !== null && awaiting !== 'ASKED' && awaiting.since !== latest))) {
    items = latest;
    setArranged({ key, items });
    setAwaiting(null);
  }
  const byId = new Map(latest?.map((item) => [item.id, item]));
  const known = new Set(items.map(({ id }) => id));
  return {
    rows: items.map((was) => {
      const item = latest ? byId.get(was.id) : was;
      if (!item) return { item: was, change: 'GONE' };
      return { item, change: item.version === was.version ? null : 'CHANGED' };
    }),
    arrived: latest?.filter(({ id }) => !known.has(id)).length ?? 0,
    arrange: () => latest && setArranged({ key, items: latest }),
    arrangeNext: () => setAwaiting('ASKED'),
  };
}
