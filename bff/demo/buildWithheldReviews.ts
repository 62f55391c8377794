import type { ReviewRow } from '#src/domains/reviews/review.model.ts';
import { pendingReviews, rejectedReviews, type WithheldReviewData } from './data/reviews/withheld.data.ts';
import { detectFindings } from '#src/domains/reviews/detectFindings.ts';
import { findCountryOfPlace } from './findCountryOfPlace.ts';
import { demoId } from './demoId.ts';
import type { DemoReview } from './buildReviewRow.ts';
import type { SeedContext } from './seedContext.ts';

type Withheld = Pick<ReviewRow, 'status' | 'statusChangedAt' | 'moderation' | 'verified'>;

/** Builds twelve pending and five rejected reviews. */
export function buildWithheldReviews({ time }: SeedContext): (DemoReview & { withheld: Withheld })[] {
  const pending = pendingReviews.map((line, index) => {
    const at = time.ago(index % 4, 3 + index * 2);
    return {
      ...buildReview(line, at, `pending ${index}`),
      withheld: { status: 'PENDING' as const, statusChangedAt: at, verified: false, moderation: buildModeration(line, at, null) },
    };
  });
  const rejected = rejectedReviews.map(({ groundCode, note, ...line }, index) => {
    const at = time.ago(20 + index * 31, 5);
    const decidedAt = new Date(at.getTime() + 20 * 3_600_000);
    const moderation = { ...buildModeration(line, decidedAt, demoId('user', 'publisher@example.com')), groundCode, note };
    return {
      ...buildReview(line, at, `rejected ${index}`),
      withheld: { status: 'REJECTED' as const, statusChangedAt: decidedAt, verified: false, moderation },
    };
  });
  return [...pending, ...rejected];
}

function buildModeration({ title, text }: WithheldReviewData, at: Date, byId: string | null) {
  return {
    groundCode: null as string | null,
    note: null as string | null,
    byId,
    at: at.toISOString(),
    findings: detectFindings(title, text),
  };
}

function buildReview(
  { location, company, rating, author, from, party, title, text }: WithheldReviewData,
  reviewedAt: Date,
  key: string,
): DemoReview {
  const place = findCountryOfPlace(location);
  return { key, company, rating, author, from, party, title, text, place, location, reviewedAt, nights: 8, reply: null, isAuthored: true };
}
