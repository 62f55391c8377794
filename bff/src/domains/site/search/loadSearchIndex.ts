import { searchKinds } from '@farwend/api-contract';
import MiniSearch from 'minisearch';
import type { CallContext } from '#src/kernel/context.ts';
import type { PublishedCache } from '#src/kernel/publishedCache.ts';
import { buildLexicon } from './lexicon.ts';
import { type IndexedPage, type SearchIndex, type TextIndex, textFields } from './searchIndex.ts';
import {
  type SearchPageRow,
  type SearchPlace,
  selectPageVersions,
  selectRequestCounts,
  selectSearchPages,
  selectSearchPeople,
  selectSearchPlaces,
} from './searchPages.sql.ts';
import { buildPhraseKey, splitWords, stemWord } from './splitWords.ts';
import { stopWords } from './stopWords.data.ts';

/** An index with the state of the published content that it was made from. */
interface LoadedIndex {
  generation: number | null;
  index: Promise<SearchIndex>;
}

/** Keyed by the published cache: a test process runs several products, each with its own database. */
const loaded = new WeakMap<PublishedCache, LoadedIndex>();

/**
 * The index of what is published, brought up to date if something was published since the last search. Pages whose version is indexed already
 * are not read again.
 */
export function loadSearchIndex(context: CallContext): Promise<SearchIndex> {
  const { published } = context;
  const current = loaded.get(published);
  const generation = published.generation();
  if (current && generation !== null && current.generation === generation) return current.index;
  const previous = current?.index.catch(() => null) ?? Promise.resolve(null);
  const index = previous.then((one) => refreshIndex(one, context));
  loaded.set(published, { generation, index });
  index.catch(() => loaded.delete(published));
  return index;
}

/** So many pages are read and indexed at a time, so that other requests are answered in between. */
const PAGES_AT_ONCE = 50;

async function refreshIndex(previous: SearchIndex | null, { db }: CallContext): Promise<SearchIndex> {
  const [versions, places, people, requestCounts] = await Promise.all([
    db.run(selectPageVersions, { kinds: searchKinds }),
    db.run(selectSearchPlaces, {}),
    db.run(selectSearchPeople, {}),
    db.run(selectRequestCounts, {}),
  ]);
  const text = previous?.text ?? createTextIndex();
  const vocabulary = new Map(previous?.vocabulary);
  const rows = new Map<string, Omit<SearchPageRow, 'body'>>();
  const wanted = new Map(versions.map(({ id, version }) => [id, version]));
  for (const [id, page] of previous?.pages ?? []) {
    if (wanted.get(id) === page.version) rows.set(id, page);
    else text.discard(id);
  }
  const missing = versions.filter(({ id }) => !rows.has(id)).map(({ id }) => id);
  for (let at = 0; at < missing.length; at += PAGES_AT_ONCE) {
    for (const { body, ...row } of await db.run(selectSearchPages, { ids: missing.slice(at, at + PAGES_AT_ONCE) })) {
      rows.set(row.id, row);
      const fields = { title: row.title, terms: row.terms.join(' '), summary: row.summary, body };
      if (text.has(row.id)) text.discard(row.id);
      text.add({ id: row.id, ...fields });
      for (const field of textFields) collectWords(fields[field], field === 'title' || field === 'terms', vocabulary);
    }
  }
  const lexicon = buildLexicon({ places, people, pages: rows.values() });
  for (const place of places) for (const name of [place.name, ...place.alternateNames]) collectWords(name, true, vocabulary);
  for (const key of lexicon.meanings.keys()) if (!key.includes(' ')) vocabulary.set(key, true);
  const requests = new Map(requestCounts.map(({ id, count }) => [id, count]));
  const ancestors = collectAncestors(lexicon.places);
  const pages = [...rows.values()].map((row) => buildIndexedPage(row, requests.get(row.id) ?? 0, lexicon.places, ancestors));
  return { pages: new Map(pages.map((page) => [page.id, page])), text, lexicon, vocabulary };
}

function createTextIndex(): TextIndex {
  return new MiniSearch({
    fields: [...textFields],
    tokenize: splitWords,
    processTerm: (word) => (stopWords.has(word) ? null : stemWord(word)),
  });
}

function collectWords(text: string, isName: boolean, vocabulary: Map<string, boolean>): void {
  for (const word of splitWords(text)) if (isName || !vocabulary.has(word)) vocabulary.set(word, isName || vocabulary.get(word) === true);
}

/** Every place with all that it lies in, itself included. */
function collectAncestors(places: ReadonlyMap<string, SearchPlace>): (id: string) => ReadonlySet<string> {
  const known = new Map<string, Set<string>>();
  const collect = (id: string): Set<string> => {
    const found = known.get(id) ?? new Set([id]);
    if (known.has(id)) return found;
    known.set(id, found); // before its parents, so that a cycle ends
    for (const parentId of places.get(id)?.parentIds ?? []) for (const one of collect(parentId)) found.add(one);
    return found;
  };
  return collect;
}

function buildIndexedPage(
  row: Omit<SearchPageRow, 'body'>,
  requests: number,
  places: ReadonlyMap<string, SearchPlace>,
  ancestorsOf: (id: string) => ReadonlySet<string>,
): IndexedPage {
  const own = row.primaryPlaceId === null ? [] : [row.primaryPlaceId];
  const all = [...new Set([...own, ...row.placeIds])];
  const countryCodes = [...new Set(all.flatMap((id) => places.get(id)?.countryCode ?? []))];
  return {
    ...row,
    ownPlaces: new Set(own.flatMap((id) => [...ancestorsOf(id)])),
    placesOnTheWay: new Set(all.flatMap((id) => [...ancestorsOf(id)])),
    countryCodes,
    isSouthern: all.some((id) => (places.get(id)?.lat ?? 0) < 0),
    termKeys: new Set(row.terms.map(buildPhraseKey)),
    titleLength: splitWords(row.title).filter((word) => !stopWords.has(word)).length,
    requests,
  };
}
