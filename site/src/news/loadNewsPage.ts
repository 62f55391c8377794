import type { Client } from '@farwend/api-contract/client';

/** Page size; the default of the API. */
export const NEWS_PAGE_SIZE = 12;

/** A press mention. */
export interface NewsItem {
  id: string;
  source: string;
  headline: string;
  quote: string;
  href: string;
  /** yyyy-mm-dd. */
  publishedOn: string;
}

/** A page of press mentions, newest first. */
export interface NewsPageData {
  /** From 1. */
  page: number;
  items: NewsItem[];
  total: number;
}

/** Loads a page of the displayed press mentions. */
export async function loadNewsPage(api: Client, page: number): Promise<NewsPageData> {
  const offset = String((page - 1) * NEWS_PAGE_SIZE);
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
