import { Button, EmailInput, Stack } from '@farwend/design-system';
import { idOf } from '../fieldIds.ts';
import { NameFields } from './NameFields.tsx';
import type { StepProps } from './StepProps.ts';

/** Props of Contact. */
export interface ContactProps extends StepProps {
  /** Called to sign out; absent: nobody is signed in, and the email address can be edited. */
  onSignOut?: (() => void) | undefined;
}

/** Step four: name and email address. */
export function Contact({ form, errorOf, onChange, onSignOut }: ContactProps) {
  return (
    <Stack gap={8}>
      <NameFields form={form} errorOf={errorOf} onChange={onChange} />
      <Stack gap={2} align="start">
        <EmailInput
          id={idOf('email')}
          name="email"
          label="Email address"
          hint="We write to you about this journey. Travel companies see your first name and country; your email address only once you have been introduced."
          readOnly={onSignOut !== undefined}
          value={form.traveler.email}
          error={errorOf('email')}
          onChange={({ value }) => onChange({ name: 'email', value })}
        />
        {onSignOut && (
          <Button variant="link" onClick={onSignOut}>
            Not you? Sign out
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
