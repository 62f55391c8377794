import { isNotFound } from '#src/content/loadFirstFound.ts';

/** What is published of the ids in an address. */
export interface LoadedItems<Item> {
  /** Each once, in the order of the address. */
  found: Item[];
  /** Ids that nothing published has. */
  unknownIds: string[];
}

/** Loads what an address asks to compare; a slug and an id may name the same item. */
export async function loadCompared<Item>(
  ids: readonly string[],
  load: (id: string) => Promise<Item>,
  idOf: (item: Item) => string,
): Promise<LoadedItems<Item>> {
  const loaded = await Promise.all(
    ids.map(async (id) => {
      try {
        return { id, item: await load(id) };
      } catch (error) {
        if (isNotFound(error)) return { id, item: null };
        throw error;
      }
    }),
  );
  const found = new Map(loaded.flatMap(({ item }) => (item === null ? [] : [[idOf(item), item] as const])));
  return { found: [...found.values()], unknownIds: loaded.flatMap(({ id, item }) => (item === null ? [id] : [])) };
}
