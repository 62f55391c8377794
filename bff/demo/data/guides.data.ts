import type { GuideFields } from '#src/domains/editorial/guides/guide.type.ts';
import type { DemoItem } from '../demoItem.ts';
import { buildGuideItem } from '../buildGuideItem.ts';
import { africaGuides } from './guides/africa.data.ts';
import { americasAndPacificGuides } from './guides/americasAndPacific.data.ts';
import { asiaGuides } from './guides/asia.data.ts';
import { europeGuides } from './guides/europe.data.ts';
import { northAfricaGuides } from './guides/northAfrica.data.ts';
import { seasonGuides } from './guides/seasons.data.ts';
import { northernGuides } from './guides/theNorth.data.ts';

/** Guides of the demo: one for each of the 18 countries, and four by season, of which one is a draft. */
export const guideItems: readonly DemoItem<GuideFields>[] = [
  ...africaGuides,
  ...europeGuides,
  ...asiaGuides,
  ...northernGuides,
  ...northAfricaGuides,
  ...americasAndPacificGuides,
  ...seasonGuides,
].map(buildGuideItem);
