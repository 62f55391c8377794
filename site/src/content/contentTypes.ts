import type { Contract, ReplyOf } from '@farwend/api-contract';

/** Short form of a content item for cards. */
export type Snippet = ReplyOf<Contract['articles']['snippet']>;
/** A published review related to a content item; its rating is 20 to 100. */
export type RelatedReview = ReplyOf<Contract['articles']['relatedReviews']>[number];
/** Author of a content item. */
export type PageAuthor = NonNullable<ReplyOf<Contract['articles']['page']>['author']>;
/** Picture in an API response. */
export type ApiImage = NonNullable<Snippet['image']>;
/** Place shown on a map of a page. */
export type PagePlace = ReplyOf<Contract['articles']['page']>['places'][number];
