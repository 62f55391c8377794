import type { ArticleFields } from '#src/domains/editorial/articles/article.type.ts';
import { buildArticleItem } from '../buildArticleItem.ts';
import type { DemoItem } from '../demoItem.ts';
import { eastAfricaArticles } from './articles/eastAfrica.data.ts';
import { indiaAndVietnamArticles } from './articles/indiaAndVietnam.data.ts';
import { italyAndGreeceArticles } from './articles/italyAndGreece.data.ts';
import { japanArticles } from './articles/japan.data.ts';
import { latinAmericaArticles } from './articles/latinAmerica.data.ts';
import { longReads } from './articles/longReads.data.ts';
import { newZealandArticles } from './articles/newZealand.data.ts';
import { northAfricaArticles } from './articles/northAfrica.data.ts';
import { travellingArticles } from './articles/ofTravelling.data.ts';
import { portugalAndIrelandArticles } from './articles/portugalAndIreland.data.ts';
import { southernAfricaArticles } from './articles/southernAfrica.data.ts';
import { northernArticles } from './articles/theNorth.data.ts';

/** Articles of the demo: 40 are published, five are drafts, two are planned, one was taken back. */
export const articleItems: readonly DemoItem<ArticleFields>[] = [
  ...italyAndGreeceArticles,
  ...eastAfricaArticles,
  ...southernAfricaArticles,
  ...northAfricaArticles,
  ...japanArticles,
  ...indiaAndVietnamArticles,
  ...northernArticles,
  ...portugalAndIrelandArticles,
  ...latinAmericaArticles,
  ...newZealandArticles,
  ...travellingArticles,
  ...longReads,
].map(buildArticleItem);
