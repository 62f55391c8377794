import { newsSnippetEntity } from '#src/entities/news/newsSnippet.entity.ts';
import type { NewsSnippetRow } from '#src/entities/news/newsSnippet.model.ts';
import { newsSourceEntity } from '#src/entities/news/newsSource.entity.ts';
import type { NewsSourceRow } from '#src/entities/news/newsSource.model.ts';
import { newsLines, newsSourceLines } from './data/news.data.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions, insertModels } from './insertRows.ts';
import { demoLogo } from './personPictures.ts';
import type { SeedContext } from './seedContext.ts';

/** Four outlets and what they wrote about us. */
export async function seedNews(context: SeedContext): Promise<void> {
  const record = (kind: string, key: string, daysAgo: number) => {
    const at = context.time.ago(daysAgo);
    return { id: demoId(kind, key), version: 1, createdAt: at, updatedAt: at, createdById: null, updatedById: null };
  };
  const sources = newsSourceLines.map(([name, homepage, countryCode]): NewsSourceRow => ({
    ...record('newsSource', name, 380),
    name,
    homepage,
    logo: demoLogo(name, context),
    countryCode,
  }));
  await insertModels(context.models.newsSources, sources, context);
  await insertFirstVersions(newsSourceEntity, sources, context);
  const snippets = newsLines.map(([source, path, headline, quote, daysAgo, displayed]): NewsSnippetRow => {
    const homepage = newsSourceLines.find(([name]) => name === source)?.[1] ?? '';
    return {
      ...record('newsSnippet', headline, daysAgo),
      newsSourceId: demoId('newsSource', source),
      sourceName: source,
      sourceHomepage: homepage,
      headline,
      quote,
      url: homepage + path,
      publishedOn: context.time.ago(daysAgo).toISOString().slice(0, 10),
      displayed,
      sortOrder: 0,
      image: null,
    };
  });
  await insertModels(context.models.newsSnippets, snippets, context);
  await insertFirstVersions(newsSnippetEntity, snippets, context);
}
