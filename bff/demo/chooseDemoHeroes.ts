import type { ContentFields } from '#src/publishing/content.model.ts';
import { buildCompanyItems } from './buildCompanyItems.ts';
import { buildHeroCriteria } from './buildHeroCriteria.ts';
import { buildItineraryItems } from './buildItineraryItems.ts';
import { chooseHeroImages, type HeroCriteria, type Heroes } from './chooseHeroImages.ts';
import { articleItems } from './data/articles.data.ts';
import { companyCategoryItems } from './data/companyCategories.data.ts';
import { contentPageItems } from './data/contentPages.data.ts';
import { guideItems } from './data/guides.data.ts';
import { landingPageCategoryItems, landingPageItems } from './data/landingPages.data.ts';
import { letterItems } from './data/letters.data.ts';
import type { DemoItem } from './demoItem.ts';
import type { SeedContext } from './seedContext.ts';

/** The hero images of all content of the demo. Those that tell of one place choose before those that tell of a country or of none. */
export function chooseDemoHeroes(context: Pick<SeedContext, 'time'>): Heroes {
  return chooseHeroImages(
    new Map([
      ['itinerary', criteriaOf(buildItineraryItems(context))],
      ['contentPage', criteriaOf([...contentPageItems, ...letterItems])],
      ['article', criteriaOf(articleItems)],
      ['company', criteriaOf(buildCompanyItems())],
      ['landingPage', criteriaOf(landingPageItems)],
      ['guide', criteriaOf(guideItems)],
      ['companyCategory', criteriaOf(companyCategoryItems)],
      ['landingPageCategory', criteriaOf(landingPageCategoryItems)],
    ]),
  );
}

function criteriaOf<F extends ContentFields>(items: readonly DemoItem<F>[]): HeroCriteria[] {
  return items.filter(({ pictureOf }) => pictureOf !== null).map(buildHeroCriteria);
}
