import type { ReviewRow } from '#src/entities/reviews/review.model.ts';
import { pendingLetters, rejectedLetters, type WithheldLine } from './data/reviews/withheld.data.ts';
import { reviewFindings } from '#src/entities/reviews/reviewFindings.ts';
import { countryOfPlace } from './countryOfPlace.ts';
import { demoId } from './demoId.ts';
import type { DemoReview } from './reviewRow.ts';
import type { SeedContext } from './seedContext.ts';

type Withheld = Pick<ReviewRow, 'status' | 'statusChangedAt' | 'moderation' | 'verified'>;

/** Twelve that wait for somebody to decide, five that were refused. */
export function withheldReviews({ time }: SeedContext): (DemoReview & { withheld: Withheld })[] {
  const waiting = pendingLetters.map((line, index) => {
    const at = time.ago(index % 4, 3 + index * 2);
    return {
      ...reviewOf(line, at, `pending ${index}`),
      withheld: { status: 'PENDING' as const, statusChangedAt: at, verified: false, moderation: found(line, at, null) },
    };
  });
  const refused = rejectedLetters.map(({ groundCode, note, ...line }, index) => {
    const at = time.ago(20 + index * 31, 5);
    const decidedAt = new Date(at.getTime() + 20 * 3_600_000);
    const moderation = { ...found(line, decidedAt, demoId('user', 'publisher@example.com')), groundCode, note };
    return {
      ...reviewOf(line, at, `rejected ${index}`),
      withheld: { status: 'REJECTED' as const, statusChangedAt: decidedAt, verified: false, moderation },
    };
  });
  return [...waiting, ...refused];
}

function found({ title, text }: WithheldLine, at: Date, byId: string | null) {
  return {
    groundCode: null as string | null,
    note: null as string | null,
    byId,
    at: at.toISOString(),
    findings: reviewFindings(title, text),
  };
}

function reviewOf(
  { location, company, rating, author, from, party, title, text }: WithheldLine,
  reviewedAt: Date,
  key: string,
): DemoReview {
  const place = countryOfPlace(location);
  return { key, company, rating, author, from, party, title, text, place, location, reviewedAt, nights: 8, reply: null, isLetter: true };
}
