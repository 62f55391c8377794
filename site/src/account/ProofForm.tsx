import { Button, Link, Stack, Text, TextField } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { PasskeyButton } from '#src/session/PasskeyButton.tsx';
import type { SecurityDeed, SecurityFactor } from './security.ts';

/** Props of ProofForm. */
export interface ProofFormProps {
  /** The factors that can prove it; the password where there are none. */
  factors: readonly SecurityFactor[];
  /** A form is being submitted. */
  busy: boolean;
  /** Renders the form element around its content. */
  renderForm: (deed: SecurityDeed, content: ReactNode) => ReactNode;
}

/** Asks again who somebody is. */
export function ProofForm({ factors, busy, renderForm }: ProofFormProps) {
  const has = (kind: SecurityFactor['kind']) => factors.some((factor) => factor.kind === kind);
  return (
    <Stack gap={4} align="start">
      {has('PASSKEY') &&
        renderForm(
          'prove',
          <PasskeyButton variant="primary" busy={busy}>
            Use your passkey
          </PasskeyButton>,
        )}
      {renderForm(
        'prove',
        <Stack gap={4} align="start">
          <ProofField hasFactor={factors.length > 0} hasApp={has('TOTP')} />
          <Button type="submit" busy={busy}>
            It is me
          </Button>
          {factors.length === 0 && (
            <Text variant="small" tone="soft">
              No password? <Link href="/login/reset">Choose one</Link>
            </Text>
          )}
        </Stack>,
      )}
    </Stack>
  );
}

function ProofField({ hasFactor, hasApp }: { hasFactor: boolean; hasApp: boolean }) {
  const field = { id: 'security-proof', name: 'proof' } as const;
  if (!hasFactor) return <TextField {...field} type="password" label="Password" autoComplete="current-password" />;
  if (!hasApp) return <TextField {...field} label="Recovery code" autoComplete="off" />;
  return <TextField {...field} label="Code" autoComplete="one-time-code" hint="Six digits from your app, or a recovery code." />;
}
