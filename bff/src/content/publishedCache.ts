import type { Transaction } from 'sequelize';
import type { Line } from '#src/database/listen.ts';

/** The channel on which PostgreSQL tells that something was published, changed or taken back. */
export const PUBLISHED_CHANNEL = 'farwend_published';

/** A published version as it is answered. */
export interface PublishedPiece {
  id: string;
  version: number;
  /** The whole answer as JSON. */
  answer: string;
}

/** A page of a list of published versions as it is answered. */
export interface PublishedPage {
  /** The whole answer as JSON. */
  answer: string;
  headers: Record<string, string>;
}

/** Published pieces and pages of lists kept in memory, as long as every change of them is heard of. */
export interface PublishedCache {
  /** The piece under a key, read when it is not kept; what is not there is not remembered. */
  find: Find<PublishedPiece>;
  /** The same for a page; those have a room of their own, so that many lists drive out no piece. */
  findPage: Find<PublishedPage>;
  /** Forgets all of it, once the transaction that changed something has committed. */
  forget(transaction: Transaction | null): void;
  /** Hears what other nodes and the database itself change; while the line is broken nothing is kept. */
  line: Line;
}

type Find<T> = <Read extends T | undefined>(key: string, read: () => Promise<Read>) => Promise<T | Read>;

/** How much is kept, in characters; what was read longest ago goes first. */
const ROOM_OF_PIECES = 32_000_000;
const ROOM_OF_PAGES = 16_000_000;

/** An empty cache, which keeps nothing before its line is open. */
export function createPublishedCache(): PublishedCache {
  const state = { isHeard: false, changes: 0 };
  const pieces = createRoom<PublishedPiece>(ROOM_OF_PIECES, state);
  const pages = createRoom<PublishedPage>(ROOM_OF_PAGES, state);

  function clear(): void {
    pieces.clear();
    pages.clear();
    state.changes += 1;
  }

  return {
    find: pieces.find,
    findPage: pages.find,
    forget(transaction) {
      if (transaction) transaction.afterCommit(clear);
      else clear();
    },
    line: {
      heard: clear,
      opened: () => {
        clear();
        state.isHeard = true;
      },
      missed: () => {
        state.isHeard = false;
        clear();
      },
    },
  };
}

/** Characters of an answer and of its key, and what the map takes for them: else many short answers would fill the memory. */
function weightOf(key: string, { answer }: { answer: string }): number {
  return key.length + answer.length + 500;
}

/** Answers of one kind, up to so many characters. */
function createRoom<T extends { answer: string }>(
  room: number,
  state: { isHeard: boolean; changes: number },
): { find: Find<T>; clear(): void } {
  const kept = new Map<string, T>();
  let size = 0;

  function keep(key: string, one: T): void {
    kept.set(key, one);
    size += weightOf(key, one);
    for (const [oldest, gone] of kept) {
      if (size <= room) return;
      kept.delete(oldest);
      size -= weightOf(oldest, gone);
    }
  }

  return {
    async find(key, read) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known); // the order of a map is that of writing: what is read moves to its end
        return known;
      }
      const before = state.changes;
      const one = await read();
      if (one && state.isHeard && before === state.changes && !kept.has(key)) keep(key, one); // else it may be older than a change
      return one;
    },
    clear() {
      kept.clear();
      size = 0;
    },
  };
}
