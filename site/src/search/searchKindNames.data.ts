import type { Contract, ReplyOf } from '@farwend/api-contract';

/** Names of the kinds of pages that a search finds. */
export const searchKindNames: Record<ReplyOf<Contract['search']['find']>['groups'][number]['kind'], string> = {
  itinerary: 'Itineraries',
  guide: 'Guides',
  article: 'Articles',
  landingPage: 'Ideas',
  company: 'Travel companies',
  companyCategory: 'Kinds of company',
  landingPageCategory: 'Collections',
  contentPage: 'From Farwend',
};
