import type { ArticleFields } from '#src/domains/editorial/articles/article.type.ts';
import type { DemoItem } from './demoItem.ts';

/** An article as defined in the demo data. */
export interface ArticleData extends Omit<DemoItem<ArticleFields>, 'own'> {
  type: ArticleFields['type'];
  category: ArticleFields['category'];
  author: string;
  body: string;
  faq?: readonly (readonly [question: string, answer: string])[];
  sources?: readonly (readonly [label: string, url: string])[];
}

export function buildArticleItem({ type, category, faq = [], sources = [], ...item }: ArticleData): DemoItem<ArticleFields> {
  return {
    ...item,
    own: {
      type,
      category,
      displayDate: null,
      faq: faq.map(([question, answer]) => ({ question, answer })),
      sources: sources.map(([label, url]) => ({ label, url })),
    },
  };
}
