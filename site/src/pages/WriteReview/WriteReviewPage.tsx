import { useActionData, useLocation, useNavigation, useSubmit } from 'react-router-dom';
import type { ReviewResult } from '#src/reviews/reviewForm.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { WriteReview } from './WriteReview.tsx';

/** Where an invitation leads, joined to the API. */
export function WriteReviewPage() {
  const result = useActionData<ReviewResult>();
  const { search } = useLocation();
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  const said = new URLSearchParams(search);
  const trip = said.get('trip') ?? '';
  const code = said.get('code') ?? '';
  const action = `/reviews/write/?${new URLSearchParams({ trip, ...(code ? { code } : {}) }).toString()}`;
  return (
    <>
      <PageHead title="Write a review" path="/reviews/write/" description="How was the journey? What you write is printed whole." noIndex />
      <WriteReview
        isWhole={trip !== ''}
        action={action}
        result={result}
        busy={busy}
        onSubmit={(form) => void submit(form, { method: 'post', action, preventScrollReset: true })}
      />
    </>
  );
}

export { writeReviewAction as action } from './writeReview.action.ts';
