import type { ArticleFields } from '#src/entities/articles/article.type.ts';
import type { DemoPiece } from './contentRows.ts';

/** An article as its data table tells it: what all pieces have, and its own few facts. */
export interface ArticleLine extends Omit<DemoPiece<ArticleFields>, 'own'> {
  type: ArticleFields['type'];
  category: ArticleFields['category'];
  author: string;
  body: string;
  faq?: readonly (readonly [question: string, answer: string])[];
  sources?: readonly (readonly [label: string, url: string])[];
}

/** The piece of demo content an article's line tells of. */
export function articlePiece({ type, category, faq = [], sources = [], ...piece }: ArticleLine): DemoPiece<ArticleFields> {
  return {
    ...piece,
    own: {
      type,
      category,
      displayDate: null,
      faq: faq.map(([question, answer]) => ({ question, answer })),
      sources: sources.map(([label, url]) => ({ label, url })),
    },
  };
}
