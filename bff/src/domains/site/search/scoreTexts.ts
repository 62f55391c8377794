import type { IndexedPage, SearchIndex, TextField } from './searchIndex.ts';
import { stopWords } from './stopWords.data.ts';
import type { TextUnit } from './understandQuery.ts';

const headFields = ['title', 'terms', 'summary'] as const satisfies readonly TextField[];
/** What a word is worth by the field in which it is. */
const POINTS = { title: 3, terms: 3, summary: 1.5, body: 0.5 } as const;
/** Pages that gather others on a subject come before those that are equal otherwise. */
const OVERVIEW_POINTS = 0.3;
/** By which share the points of a body depend on how much of it is about the word. */
const BODY_SPREAD = 0.2;
/** A title or search term that says more than the word is worth up to so much less. */
const LONGER_TITLE_DISCOUNT = 0.8;
const LONGER_TERM_DISCOUNT = 1;
/** What each search term beyond the first is worth that has the word. */
const FURTHER_TERM = 0.5;

/** The points of each page that has the unit, all words of it in one field. */
export function scoreUnit({ stems, words }: TextUnit, { text, pages }: SearchIndex): Map<string, number> {
  const points = new Map<string, number>();
  const query = words
    .split(' ')
    .filter((word) => !stopWords.has(word))
    .join(' ');
  const addPoints = (id: string, more: number) => points.set(id, (points.get(id) ?? 0) + more);
  for (const { id, match } of text.search(query, { combineWith: 'AND', fields: [...headFields] })) {
    const page = pages.get(id);
    const matchedFields = Object.values(match);
    for (const field of headFields) {
      if (!page || !matchedFields.every((fields) => fields.includes(field))) continue;
      addPoints(page.id, POINTS[field]);
      if (field === 'title') addPoints(page.id, -LONGER_TITLE_DISCOUNT * (1 - stems.length / Math.max(stems.length, page.titleLength)));
      if (field === 'terms') addPoints(page.id, scoreTerms(page, stems.join(' ')) + (page.kind === 'landingPage' ? OVERVIEW_POINTS : 0));
    }
  }
  const inBodies = text.search(query, { combineWith: 'AND', fields: ['body'] });
  const [best] = inBodies; // they come in the order of their BM25 scores
  for (const { id, score } of inBodies)
    if (pages.has(id)) addPoints(id, POINTS.body * (1 - BODY_SPREAD * (1 - score / (best?.score ?? score))));
  return points;
}

/** How terms differ from one that is the word itself: less if all say more, more if further ones have it. */
function scoreTerms({ termKeys }: IndexedPage, unit: string): number {
  const further = [...termKeys].filter((key) => key !== unit && ` ${key} `.includes(` ${unit} `)).length;
  return termKeys.has(unit) ? further * FURTHER_TERM : Math.max(0, further - 1) * FURTHER_TERM - LONGER_TERM_DISCOUNT;
}
