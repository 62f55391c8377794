import { splitDestinations } from '@farwend/design-system';
import type { Client } from '@farwend/api-contract/client';
import { findPlace, type Place } from './minimumStay.ts';

/** Finds the destinations that typed words name, each once; words that say anything else stay as they are. */
export async function resolvePlaces(words: string, places: readonly Place[], api: Client): Promise<string[]> {
  const parts = findPlace(words, places) ? [words] : splitDestinations(words);
  const names = await Promise.all(
    parts.map(async (part) => findPlace(part, places)?.name ?? (await understand(part, places, api)) ?? part),
  );
  return [...new Set(names)];
}

/** The place that the site search reads in the words, without accents or with a slip of the pen; only if they say nothing else. */
async function understand(words: string, places: readonly Place[], api: Client): Promise<string | undefined> {
  const reply = await api.get('/v2/search', { query: { q: words, limit: 1 } }).catch(() => null);
  const [meaning, ...others] = reply?.understood ?? [];
  if (!meaning || others.length > 0 || meaning.rest.trim() !== '') return undefined;
  return findPlace(meaning.label, places)?.name;
}
