import { Button, ErrorSummary, Select, StarRatingInput, TextArea, TextField, token } from '@farwend/design-system';
import { useEffect, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { MAX_BODY_LENGTH, parties, parseReview, validateReview, type ReviewErrors, type ReviewResult } from '#src/reviews/reviewForm.ts';
import { subRatings } from '#src/reviews/subRatings.ts';

/** Props of ReviewForm. */
export interface ReviewFormProps {
  /** URL the form is posted to. */
  action: string;
  /** Result of submitting; undefined before. */
  result: ReviewResult | undefined;
  busy: boolean;
  onSubmit: (form: FormData) => void;
}

/** Form for a review with uncontrolled fields, which keep their values after a rejection. */
export function ReviewForm({ action, result, busy, onSubmit }: ReviewFormProps) {
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
        limit={MAX_BODY_LENGTH}
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
        <SubRatings>
          {subRatings.map(({ side, label }) => (
            <StarRatingInput
              key={side}
              id={`review-${side}`}
              name={side}
              label={label}
              optional
              defaultValue={draft?.subRatings[side] ?? 0}
            />
          ))}
        </SubRatings>
      </details>
      <div>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Sending">
          Send the review
        </Button>
      </div>
    </Form>
  );
}

/** Errors of the last attempt, from the server or from validation in the browser. */
function useErrors(refusal: Extract<ReviewResult, { state: 'refused' }> | undefined) {
  const [errors, setErrors] = useState<ReviewErrors>(refusal?.errors ?? {});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!refusal) return;
    setErrors(refusal.errors);
    setAttempt((count) => count + 1);
  }, [refusal]);
  const check = (form: FormData): boolean => {
    const newErrors = validateReview(parseReview(form));
    setErrors(newErrors);
    setAttempt((count) => count + 1);
    return Object.keys(newErrors).length === 0;
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

const SubRatings = styled.div`
  display: grid;
  gap: ${token.space[5]};
  padding-block-start: ${token.space[4]};
`;
