import { Button, Heading, Link, Stack, Text, TextField } from '@farwend/design-system';
import type { ReactNode } from 'react';
import type { Enrolment, SecurityDeed } from './security.ts';
import { QrCodeDrawing } from './QrCodeDrawing.tsx';
import { Codes } from './SecurityView.styles.ts';

/** Props of EnrolmentForm. */
export interface EnrolmentFormProps {
  enrolment: Enrolment;
  /** A form is being submitted. */
  busy: boolean;
  /** Renders the form element around its content. */
  renderForm: (deed: SecurityDeed, content: ReactNode) => ReactNode;
}

/** The secret of a new authenticator app, and the field for its first code. */
export function EnrolmentForm({ enrolment: { challengeId, secret, otpauthUrl, qrCode }, busy, renderForm }: EnrolmentFormProps) {
  return renderForm(
    'confirm',
    <Stack gap={4} align="start">
      <input type="hidden" name="challengeId" value={challengeId} />
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="otpauthUrl" value={otpauthUrl} />
      {qrCode && (
        <>
          <input type="hidden" name="qrSize" value={qrCode.size} />
          <input type="hidden" name="qrPath" value={qrCode.path} />
          <Text>Point your authenticator app at this square.</Text>
          <QrCodeDrawing {...qrCode} label="QR code of the key below" />
        </>
      )}
      <Text>
        {qrCode ? 'Or type this key into it' : 'Type this key into your authenticator app'}, or{' '}
        <Link href={otpauthUrl}>open the app on this device</Link>.
      </Text>
      <Codes>
        <li>
          <code translate="no">{secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}</code>
        </li>
      </Codes>
      <TextField
        id="security-name"
        name="name"
        label="Name"
        defaultValue="Phone"
        hint="So that you know later which it is."
        autoComplete="off"
      />
      <TextField
        id="security-code"
        name="code"
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="The six digits that the app shows now."
      />
      <Button type="submit" busy={busy}>
        Lock it
      </Button>
    </Stack>,
  );
}

/** Ten recovery codes, shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section aria-label="Recovery codes">
      <Stack gap={4}>
        <Heading level={2} size="h3">
          Ten spare keys
        </Heading>
        <Text tone="soft">Write them down now, and keep them away from your phone. Nobody can show them again, not even we.</Text>
        <Codes>
          {codes.map((code) => (
            <li key={code}>
              <code translate="no">{code}</code>
            </li>
          ))}
        </Codes>
      </Stack>
    </section>
  );
}
