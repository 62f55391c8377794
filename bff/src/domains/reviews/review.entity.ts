import type { Entity, SearchField } from '#src/kernel/entity.ts';
import { idField, idsField, listField } from '#src/kernel/searchFields.ts';
import { type ReviewRow, ReviewModel } from './review.model.ts';
import { reviewPolicy } from './review.policy.ts';
import { presentReview, type ReviewView, snapshotOfReview } from './review.present.ts';

const text = (attribute: string): SearchField => ({ attribute, kind: 'text' });

export const reviewEntity: Entity<ReviewRow, ReviewView> = {
  type: 'review',
  model: ReviewModel,
  policy: reviewPolicy,
  present: presentReview,
  snapshot: snapshotOfReview,
  searchText: 'search_text',
  searchedFields: ['title', 'body', 'authorName', 'authorPlace'],
  defaultSort: ['reviewedAt', 'DESC'],
  fields: {
    companyId: idField('companyId'),
    partnerId: idField('partnerId'),
    itineraryId: idField('itineraryId'),
    travelerId: { ...idField('travelerId'), staffOnly: true },
    tripMatchId: { ...idField('tripMatchId'), staffOnly: true },
    locationId: idsField('locationIds'),
    locationIds: idsField('locationIds'),
    tripType: listField('tripTypes'),
    tripTypes: listField('tripTypes'),
    status: text('status'),
    source: { ...text('source'), staffOnly: true },
    partyType: text('partyType'),
    rating: { attribute: 'rating', kind: 'number', sortable: true },
    verified: { attribute: 'verified', kind: 'boolean' },
    withPhotos: { attribute: 'with_photos', kind: 'boolean' },
    helpfulCount: { attribute: 'helpfulCount', kind: 'number', sortable: true },
    reviewedAt: { attribute: 'reviewedAt', kind: 'moment', sortable: true },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
  },
};
