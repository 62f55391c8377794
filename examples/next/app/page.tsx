import { Articles } from '../../page/Articles.tsx';
import { loadArticles } from '../../page/loadArticles.ts';
import { Page } from '../../page/Page.tsx';

/** Rendered on every request: the newest articles are those of now, and a build needs no API. */
export const dynamic = 'force-dynamic';

export default async function HomePage() {
  const articles = await loadArticles(process.env.FARWEND_API ?? 'http://localhost:8080');
  return <Page articles={<Articles articles={articles} />} />;
}
