import { insertModels } from '#src/db/bulkInsert.ts';
import { newsSnippetEntity } from '#src/domains/editorial/news/newsSnippet.entity.ts';
import { NewsSnippetModel, type NewsSnippetRow } from '#src/domains/editorial/news/newsSnippet.model.ts';
import { newsSourceEntity } from '#src/domains/editorial/news/newsSource.entity.ts';
import { NewsSourceModel, type NewsSourceRow } from '#src/domains/editorial/news/newsSource.model.ts';
import { newsData, newsSourceData } from './data/news.data.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import { demoLogo } from './personPictures.ts';
import type { SeedContext } from './seedContext.ts';

/** Four outlets and what they wrote about us. */
export async function seedNews(context: SeedContext): Promise<void> {
  const record = (kind: string, key: string, daysAgo: number) => {
    const at = context.time.ago(daysAgo);
    return { id: demoId(kind, key), version: 1, createdAt: at, updatedAt: at, createdById: null, updatedById: null };
  };
  const sources = newsSourceData.map(([name, homepage, countryCode]): NewsSourceRow => ({
    ...record('newsSource', name, 380),
    name,
    homepage,
    logo: demoLogo(name, context),
    countryCode,
  }));
  await insertModels(context.db, NewsSourceModel, sources);
  await insertFirstVersions(context.db, newsSourceEntity, sources);
  const snippets = newsData.map(([source, path, headline, quote, daysAgo, displayed]): NewsSnippetRow => {
    const homepage = newsSourceData.find(([name]) => name === source)?.[1] ?? '';
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
  await insertModels(context.db, NewsSnippetModel, snippets);
  await insertFirstVersions(context.db, newsSnippetEntity, snippets);
}
