import type { Client } from '@farwend/api-contract/client';

/** How many come at once; the API's own default. */
export const NEWS_AT_ONCE = 12;

/** What was written about us elsewhere. */
export interface NewsItem {
  id: string;
  source: string;
  headline: string;
  quote: string;
  href: string;
  /** yyyy-mm-dd. */
  publishedOn: string;
}

/** A part of the news, newest first. */
export interface NewsPart {
  /** From 1. */
  page: number;
  items: NewsItem[];
  total: number;
}

/** Reads a part; what is not displayed the API leaves out. */
export async function newsPart(api: Client, page: number): Promise<NewsPart> {
  const offset = String((page - 1) * NEWS_AT_ONCE);
  const { items, total } = await api.get('/v2/news_snippets', { query: { offset } });
  return {
    page,
    total,
    items: items.map(({ id, sourceName, headline, quote, url, publishedOn }) => ({
      id,
      source: sourceName,
      headline,
      quote,
      href: url,
      publishedOn,
    })),
  };
}
