import { Button, Stack, Text, TextField } from '@farwend/design-system';
import type { ReactNode } from 'react';
import type { PasskeyEnrolment, SecurityDeed } from './security.ts';

/** Props of PasskeyEnrolmentForm. */
export interface PasskeyEnrolmentFormProps {
  enrolment: PasskeyEnrolment;
  /** A form is being submitted, or the browser is asking for the passkey. */
  busy: boolean;
  /** Renders the form element around its content. */
  renderForm: (deed: SecurityDeed, content: ReactNode) => ReactNode;
}

/** Names a new passkey, which the browser makes when the form is sent. */
export function PasskeyEnrolmentForm({ enrolment: { challengeId, creation }, busy, renderForm }: PasskeyEnrolmentFormProps) {
  return renderForm(
    'addPasskey',
    <Stack gap={4} align="start">
      <input type="hidden" name="challengeId" value={challengeId} />
      <input type="hidden" name="creation" value={creation} />
      <Text>Your browser will ask for your fingerprint, your face or the PIN of this device. None of these ever reaches us.</Text>
      <TextField
        id="security-passkey-name"
        name="name"
        label="Name"
        defaultValue="This device"
        hint="So that you know later which it is."
        autoComplete="off"
      />
      <Button type="submit" variant="primary" busy={busy}>
        Make the passkey
      </Button>
    </Stack>,
  );
}
