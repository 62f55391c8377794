import { data, type ActionFunctionArgs } from 'react-router-dom';
import { parseReview, sendReview, type ReviewResult } from '#src/reviews/reviewForm.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

const httpStatuses: Record<ReviewResult['state'], number> = { sent: 200, refused: 422, closed: 409 };

/** Sends a review, in the browser or, without JavaScript, on the server. */
export async function writeReviewAction({ request, context }: ActionFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const draft = parseReview(await request.formData());
  const result = await sendReview(context.get(apiContext), params.get('trip') ?? '', params.get('code') ?? '', draft);
  return data<ReviewResult>(result, { status: httpStatuses[result.state] });
}
