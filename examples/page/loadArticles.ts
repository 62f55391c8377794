import { createClient, fetchTransport, type Client } from '@farwend/api-contract/client';

const listNewest = (client: Client) => client.get('/v2/articles', { query: { sort: '-publishedAt', limit: '3' } });

/** An article as the list of the API has it. */
export type Article = Awaited<ReturnType<typeof listNewest>>['items'][number];

/** Loads the three newest articles from the API at `origin`; `null` when it does not answer. */
export async function loadArticles(origin = ''): Promise<Article[] | null> {
  try {
    return (await listNewest(createClient(fetchTransport(origin)))).items;
  } catch {
    return null;
  }
}
