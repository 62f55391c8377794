'use client';

import { Alert, BudgetSelect, Button, EmailInput, ErrorSummary, Stack, isEmail, type FormError } from '@farwend/design-system';
import { useState, type FormEvent } from 'react';

const messages = {
  email: 'Enter an email address in the correct format, like name@example.com',
  budget: 'Select what you plan to spend per person',
} as const;

/** Two fields that are checked together. An application would send them to the API here. */
export function AskForm() {
  const [email, setEmail] = useState('');
  const [budget, setBudget] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [isSent, setSent] = useState(false);
  const wrong = { email: !isEmail(email), budget: budget === 0 };
  const errorOf = (field: keyof typeof messages) => (attempt > 0 && wrong[field] ? messages[field] : undefined);
  const errors: FormError[] = (['email', 'budget'] as const).filter((field) => wrong[field]).map((id) => ({ id, text: messages[id] }));

  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    setSent(errors.length === 0);
  };
  if (isSent)
    return (
      <Alert tone="success" announce>
        Thank you. We write to {email} within two working days.
      </Alert>
    );
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={5}>
        {attempt > 0 && errors.length > 0 && <ErrorSummary errors={errors} attempt={attempt} />}
        <EmailInput
          id="email"
          label="Email address"
          autoComplete="email"
          value={email}
          onChange={({ value }) => setEmail(value)}
          error={errorOf('email')}
        />
        <BudgetSelect id="budget" label="Budget per person" value={budget} onChange={setBudget} error={errorOf('budget')} />
        <div>
          <Button type="submit" variant="primary">
            Ask for a route
          </Button>
        </div>
      </Stack>
    </form>
  );
}
