import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ReplyOf, Contract } from '@farwend/api-contract';
import { forEverybody } from './shared/forEverybody.ts';
import { apiContext, settingsContext } from './shared/pageContext.ts';
import { visitor, type CurrentUser } from './shared/session.ts';

/** The two figures of the rating badge, both computed from published reviews. */
export interface ReviewFigures {
  /** 0 to 5, one decimal. */
  rating: number;
  count: number;
}

/** What every page shows around itself. */
export interface RootData {
  user: CurrentUser;
  /** What published reviews say; null when it cannot be had. */
  reviews: ReviewFigures | null;
}

const figures = forEverybody<ReplyOf<Contract['reviews']['histogram']>>();

/** Reads who is signed in and what the reviews come to. Never fails: a page is worth more than its frame. */
export async function rootLoader({ context }: LoaderFunctionArgs): Promise<RootData> {
  const api = context.get(apiContext);
  const [user, reviews] = await Promise.all([
    api.get('/v3/users/current').catch(() => visitor),
    figures(context.get(settingsContext), () => api.get('/v2/review_histogram')).then(
      ({ averageStars, total }) => ({ rating: averageStars, count: total }),
      () => null,
    ),
  ]);
  return { user, reviews };
}
