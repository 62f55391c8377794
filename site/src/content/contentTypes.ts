import type { Contract, ReplyOf } from '@farwend/api-contract';

/** A few words about a piece of content, as the API answers them. */
export type Snippet = ReplyOf<Contract['articles']['snippet']>;
/** A published review beside a piece, as the API answers it; its rating is 20 to 100. */
export type RelatedReview = ReplyOf<Contract['articles']['relatedReviews']>[number];
/** Who wrote a piece, as the API answers it. */
export type PageAuthor = NonNullable<ReplyOf<Contract['articles']['page']>['author']>;
/** A picture as the API answers it. */
export type ApiImage = NonNullable<Snippet['image']>;
/** A place that a page draws on a map, as the API answers it. */
export type PagePlace = ReplyOf<Contract['articles']['page']>['places'][number];
