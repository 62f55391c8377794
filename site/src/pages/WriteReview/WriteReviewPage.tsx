import { useNavigation, useNavigator } from '#src/startup/navigation.ts';
import { useActionData, useLocation } from '#src/startup/page.ts';
import type { ReviewResult } from '#src/reviews/reviewForm.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { WriteReview } from './WriteReview.tsx';

/** Target of invitations to write a review. */
export function WriteReviewPage() {
  const result = useActionData<ReviewResult>();
  const { search } = useLocation();
  const navigator = useNavigator();
  const busy = useNavigation().state !== 'idle';
  const params = new URLSearchParams(search);
  const trip = params.get('trip') ?? '';
  const code = params.get('code') ?? '';
  const action = `/reviews/write/?${new URLSearchParams({ trip, ...(code ? { code } : {}) }).toString()}`;
  return (
    <>
      <PageHead title="Write a review" path="/reviews/write/" description="How was the journey? What you write is printed whole." noIndex />
      <WriteReview
        isLinkComplete={trip !== ''}
        action={action}
        result={result}
        busy={busy}
        onSubmit={(formData) => void navigator.submit({ action, formData, preventScrollReset: true })}
      />
    </>
  );
}
