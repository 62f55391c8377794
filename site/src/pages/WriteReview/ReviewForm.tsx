import { Button, ErrorSummary, Select, StarRatingInput, TextArea, TextField, token } from '@farwend/design-system';
import { useEffect, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { BODY_LIMIT, parties, readReview, reviewErrors, type ReviewErrors, type ReviewResult } from '#src/reviews/reviewForm.ts';
import { sides } from '#src/reviews/sides.ts';
import type { WriteReviewProps } from './WriteReview.tsx';

/** The form of a review. It holds what is typed; on a refusal everything stays. */
export function ReviewForm({ action, result, busy, onSubmit }: Pick<WriteReviewProps, 'action' | 'result' | 'busy' | 'onSubmit'>) {
  const refusal = result?.state === 'refused' ? result : undefined;
  const { errors, attempt, check } = useErrors(refusal);
  const draft = refusal?.draft;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!busy && check(form)) onSubmit(form);
  };
  const summary = [
    ...(['rating', 'title', 'body', 'authorPlace'] as const).flatMap((name) =>
      errors[name] ? [{ id: `review-${name}`, text: errors[name] }] : [],
    ),
    ...(refusal?.failure ? [{ text: refusal.failure }] : []),
  ];
  return (
    <Form method="post" action={action} noValidate aria-label="Your review" onSubmit={submit}>
      <ErrorSummary errors={summary} attempt={attempt} />
      <StarRatingInput id="review-rating" name="rating" label="All in all" defaultValue={draft?.rating ?? 0} error={errors.rating} />
      <TextField
        id="review-title"
        name="title"
        label="In a line"
        hint="“Ten days that went at our pace”"
        autoComplete="off"
        defaultValue={draft?.title ?? ''}
        error={errors.title}
      />
      <TextArea
        id="review-body"
        name="body"
        label="What you would tell a friend"
        hint="Which places, which season, who guided you, what you would do otherwise."
        rows={10}
        limit={BODY_LIMIT}
        defaultValue={draft?.body ?? ''}
        error={errors.body}
      />
      <Select
        id="review-party"
        name="partyType"
        label="With whom"
        optional
        placeholder="Not told"
        options={parties}
        defaultValue={draft?.partyType ?? ''}
      />
      <TextField
        id="review-authorPlace"
        name="authorPlace"
        label="Where you live"
        hint="As it may be printed: “Portland, Oregon”"
        optional
        autoComplete="off"
        defaultValue={draft?.authorPlace ?? ''}
        error={errors.authorPlace}
      />
      <details>
        <Summary>Rate single sides of it</Summary>
        <Sides>
          {sides.map(({ side, label }) => (
            <StarRatingInput key={side} id={`review-${side}`} name={side} label={label} optional defaultValue={draft?.sides[side] ?? 0} />
          ))}
        </Sides>
      </details>
      <div>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Sending">
          Send the review
        </Button>
      </div>
    </Form>
  );
}

/** Errors of the last attempt, the server's or our own. */
function useErrors(refusal: Extract<ReviewResult, { state: 'refused' }> | undefined) {
  const [errors, setErrors] = useState<ReviewErrors>(refusal?.errors ?? {});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!refusal) return;
    setErrors(refusal.errors);
    setAttempt((count) => count + 1);
  }, [refusal]);
  const check = (form: FormData): boolean => {
    const found = reviewErrors(readReview(form));
    setErrors(found);
    setAttempt((count) => count + 1);
    return Object.keys(found).length === 0;
  };
  return { errors, attempt, check };
}

const Form = styled.form`
  display: grid;
  gap: ${token.space[6]};
  min-inline-size: 0;
`;

const Summary = styled.summary`
  min-block-size: ${token.size.target};
  font-weight: ${token.weight.medium};
  line-height: ${token.size.target};
  cursor: pointer;
`;

const Sides = styled.div`
  display: grid;
  gap: ${token.space[5]};
  padding-block-start: ${token.space[4]};
`;
