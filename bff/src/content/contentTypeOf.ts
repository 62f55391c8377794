import { articleType } from '#src/entities/articles/article.type.ts';
import { companyType } from '#src/entities/companies/company.type.ts';
import { companyCategoryType } from '#src/entities/companyCategories/companyCategory.type.ts';
import { contentPageType } from '#src/entities/contentPages/contentPage.type.ts';
import { guideType } from '#src/entities/guides/guide.type.ts';
import { itineraryType } from '#src/entities/itineraries/itinerary.type.ts';
import { landingPageCategoryType } from '#src/entities/landingPageCategories/landingPageCategory.type.ts';
import { landingPageType } from '#src/entities/landingPages/landingPage.type.ts';
import type { ContentFields, ContentName } from './content.model.ts';
import type { ContentType } from './contentType.ts';

/** Does one thing with content of any kind, by the name of its kind. */
export function withType<T>(name: ContentName, work: <F extends ContentFields>(type: ContentType<F>) => T): T {
  switch (name) {
    case 'article':
      return work(articleType);
    case 'guide':
      return work(guideType);
    case 'itinerary':
      return work(itineraryType);
    case 'landingPage':
      return work(landingPageType);
    case 'landingPageCategory':
      return work(landingPageCategoryType);
    case 'company':
      return work(companyType);
    case 'companyCategory':
      return work(companyCategoryType);
    case 'contentPage':
      return work(contentPageType);
  }
}
