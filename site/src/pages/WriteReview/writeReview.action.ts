import { data, type ActionFunctionArgs } from 'react-router-dom';
import { readReview, sendReview, type ReviewResult } from '#src/reviews/reviewForm.ts';
import { apiContext } from '#src/shared/pageContext.ts';

const statusOf: Record<ReviewResult['state'], number> = { sent: 200, refused: 422, closed: 409 };

/** Sends a review, in the browser or for a plain form on the server. */
export async function writeReviewAction({ request, context }: ActionFunctionArgs) {
  const said = new URL(request.url).searchParams;
  const draft = readReview(await request.formData());
  const result = await sendReview(context.get(apiContext), said.get('trip') ?? '', said.get('code') ?? '', draft);
  return data<ReviewResult>(result, { status: statusOf[result.state] });
}
