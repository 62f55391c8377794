import { Alert, Breadcrumbs, Button, Heading, PageHeader, Section, Stack, Text, VisuallyHidden } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { formatDay, formatMoment } from '#src/my-trips/days.ts';
import { NeedsScripts } from '#src/shared/NeedsScripts.styles.ts';
import { Parts } from './AccountView.styles.ts';
import type { SecurityData, SecurityDeed, SecurityFactor, SecurityResult, SecuritySession } from './security.ts';
import { EnrolmentForm, RecoveryCodes } from './EnrolmentForm.tsx';
import { PasskeyEnrolmentForm } from './PasskeyEnrolmentForm.tsx';
import { ProofForm } from './ProofForm.tsx';
import { Rows } from './SecurityView.styles.ts';

/** Props of SecurityView. */
export interface SecurityViewProps extends SecurityData, Partial<SecurityResult> {
  /** A form is being submitted. Defaults to false. */
  busy?: boolean;
  /** Renders the form element around its content. */
  renderForm: (deed: SecurityDeed, content: ReactNode) => ReactNode;
}

/** How somebody signs in: the browsers they are signed in with, and the second lock on their account. */
export function SecurityView({ sessions, factors, recoveryCodesLeft, isRequired, busy = false, renderForm, ...result }: SecurityViewProps) {
  const { done = null, problem = null, enrolment, passkeyEnrolment, recoveryCodes, asksForProof = false } = result;
  return (
    <Section>
      <Stack gap={12}>
        <Breadcrumbs
          items={[
            { label: 'My Trips', href: '/my-trips' },
            { label: 'How you sign in', href: '/account/security' },
          ]}
        />
        {done !== null && (
          <Alert tone="success" announce>
            {done}
          </Alert>
        )}
        {problem !== null && (
          <Alert tone="error" announce>
            {problem}
          </Alert>
        )}
        <PageHeader region="Your account" title="How you sign in" lead="Where your account is open just now, and a second lock for it." />
        {isRequired && factors.length === 0 && (
          <Alert tone="info">Your work here needs a second lock. Add an authenticator app or a passkey, and everything else opens.</Alert>
        )}
        {asksForProof && <ProofForm factors={factors} busy={busy} renderForm={renderForm} />}
        {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
        <Parts>
          <Part title="A second lock">
            <Factors factors={factors} codesLeft={recoveryCodesLeft} busy={busy} renderForm={renderForm} />
            {enrolment && <EnrolmentForm enrolment={enrolment} busy={busy} renderForm={renderForm} />}
            {passkeyEnrolment && <PasskeyEnrolmentForm enrolment={passkeyEnrolment} busy={busy} renderForm={renderForm} />}
            {!enrolment && !passkeyEnrolment && <NewFactor hasFactor={factors.length > 0} busy={busy} renderForm={renderForm} />}
          </Part>
          <Part title="Where you are signed in">
            <Sessions sessions={sessions} busy={busy} renderForm={renderForm} />
          </Part>
        </Parts>
      </Stack>
    </Section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Stack gap={4} align="start">
        <Heading level={2} size="h3">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

type PartProps = Pick<SecurityViewProps, 'renderForm'> & { busy: boolean };

function Sessions({ sessions, busy, renderForm }: PartProps & { sessions: readonly SecuritySession[] }) {
  return (
    <>
      <Text tone="soft">A browser you do not know? Sign it out, and choose another password.</Text>
      <Rows>
        {sessions.map(({ handle, device, seenAt, isCurrent }) => (
          <li key={handle}>
            <Stack gap={1}>
              <Text>{device ?? 'A browser we do not know'}</Text>
              <Text variant="small" tone="soft">
                {isCurrent ? 'Here and now' : `Last used ${formatMoment(seenAt)}`}
              </Text>
            </Stack>
            {!isCurrent &&
              renderForm(
                'endSession',
                <>
                  <input type="hidden" name="handle" value={handle} />
                  <Button type="submit" variant="link" busy={busy}>
                    Sign out<VisuallyHidden>{` of ${device ?? 'a browser we do not know'}`}</VisuallyHidden>
                  </Button>
                </>,
              )}
          </li>
        ))}
      </Rows>
      {sessions.filter(({ isCurrent }) => !isCurrent).length > 1 &&
        renderForm(
          'endOthers',
          <Button type="submit" variant="secondary" busy={busy}>
            Sign out everywhere else
          </Button>,
        )}
    </>
  );
}

function NewFactor({ hasFactor, busy, renderForm }: PartProps & { hasFactor: boolean }) {
  return (
    <>
      {renderForm(
        'begin',
        <Button type="submit" variant={hasFactor ? 'secondary' : 'primary'} busy={busy}>
          Add an authenticator app
        </Button>,
      )}
      <NeedsScripts>
        {renderForm(
          'beginPasskey',
          <Button type="submit" variant="secondary" busy={busy}>
            Add a passkey
          </Button>,
        )}
      </NeedsScripts>
    </>
  );
}

function Factors({ factors, codesLeft, busy, renderForm }: PartProps & { factors: readonly SecurityFactor[]; codesLeft: number }) {
  if (factors.length === 0)
    return (
      <>
        <Text tone="soft">
          With an authenticator app on your phone, your password alone opens nothing: we ask for six digits as well, which change twice a
          minute.
        </Text>
        <Text tone="soft">
          A passkey stays on your device and opens with your fingerprint, your face or its PIN. There is nothing to type, so nobody can talk
          you out of it.
        </Text>
      </>
    );
  return (
    <>
      <Rows>
        {factors.map(({ id, kind, name, createdAt }) => (
          <li key={id}>
            <Stack gap={1}>
              <Text>{name}</Text>
              <Text variant="small" tone="soft">
                {`${kind === 'TOTP' ? 'Authenticator app' : 'Passkey'}, since ${formatDay(createdAt)}`}
              </Text>
            </Stack>
            {renderForm(
              'remove',
              <>
                <input type="hidden" name="id" value={id} />
                <Button type="submit" variant="link" busy={busy}>
                  Remove<VisuallyHidden>{` ${name}`}</VisuallyHidden>
                </Button>
              </>,
            )}
          </li>
        ))}
      </Rows>
      <Text tone="soft">{`${describeCodes(codesLeft)} Each opens your account once, should your phone be out of reach.`}</Text>
      {renderForm(
        'codes',
        <Button type="submit" variant="link" busy={busy}>
          Make ten new recovery codes
        </Button>,
      )}
    </>
  );
}

function describeCodes(left: number): string {
  if (left === 0) return 'You have no recovery codes left.';
  return left === 1 ? 'You have one recovery code left.' : `You have ${left} recovery codes left.`;
}
