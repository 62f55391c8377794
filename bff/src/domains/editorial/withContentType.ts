import { articleType } from '#src/domains/editorial/articles/article.type.ts';
import { companyType } from '#src/domains/editorial/companies/company.type.ts';
import { companyCategoryType } from '#src/domains/editorial/companyCategories/companyCategory.type.ts';
import { contentPageType } from '#src/domains/editorial/contentPages/contentPage.type.ts';
import { guideType } from '#src/domains/editorial/guides/guide.type.ts';
import { itineraryType } from '#src/domains/editorial/itineraries/itinerary.type.ts';
import { landingPageCategoryType } from '#src/domains/editorial/landingPageCategories/landingPageCategory.type.ts';
import { landingPageType } from '#src/domains/editorial/landingPages/landingPage.type.ts';
import type { ContentFields } from '#src/publishing/content.model.ts';
import type { ContentName } from '#src/publishing/contentName.ts';
import type { ContentType } from '#src/publishing/contentType.ts';

/** Calls a function with the content type of this name. */
export function withContentType<T>(name: ContentName, run: <F extends ContentFields>(type: ContentType<F>) => T): T {
  switch (name) {
    case 'article':
      return run(articleType);
    case 'guide':
      return run(guideType);
    case 'itinerary':
      return run(itineraryType);
    case 'landingPage':
      return run(landingPageType);
    case 'landingPageCategory':
      return run(landingPageCategoryType);
    case 'company':
      return run(companyType);
    case 'companyCategory':
      return run(companyCategoryType);
    case 'contentPage':
      return run(contentPageType);
  }
}
