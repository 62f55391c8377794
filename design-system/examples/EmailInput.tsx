import { EmailInput, type EmailValue } from '@farwend/design-system';
import { useState } from 'react';

export function EmailInputExample() {
  const [email, setEmail] = useState<EmailValue>({ value: '', valid: false });
  return (
    <EmailInput
      id="email"
      label="Email address"
      autoComplete="email"
      value={email.value}
      onChange={setEmail}
      error={email.valid || email.value === '' ? undefined : 'Enter an email address in the correct format, like name@example.com'}
    />
  );
}
