import {
  Alert,
  Breadcrumbs,
  Button,
  ButtonLink,
  Checkbox,
  Facts,
  Heading,
  Link,
  PageHeader,
  Section,
  Stack,
  Text,
} from '@farwend/design-system';
import type { ReactNode } from 'react';
import { formatDay } from '#src/my-trips/days.ts';
import { Parts } from './AccountView.styles.ts';
import type { CopyState, ErasureState } from './dataRequests.ts';

/** What a form of the page does: ask for a copy, ask to be forgotten, or call either off. */
export type AccountDeed = 'copy' | 'erase' | 'cancel';

/** Props of AccountView. */
export interface AccountViewProps {
  name: string;
  email: string;
  copy: CopyState;
  erasure: ErasureState;
  /** Confirmation of the last action; null if none. Defaults to null. */
  done?: string | null;
  /** Why the last action was rejected; null if it was not. Defaults to null. */
  problem?: string | null;
  /** A form is being submitted. Defaults to false. */
  busy?: boolean;
  /** Renders the form element around its content. */
  renderForm: (deed: AccountDeed, content: ReactNode) => ReactNode;
}

/** A traveller’s account: who it belongs to, a copy of everything in it, and its end. */
export function AccountView({ name, email, copy, erasure, done = null, problem = null, busy = false, renderForm }: AccountViewProps) {
  const facts = [
    { name: 'Name', value: name },
    { name: 'Email', value: email },
  ];
  return (
    <Section>
      <Stack gap={12}>
        <Breadcrumbs
          items={[
            { label: 'My Trips', href: '/my-trips' },
            { label: 'Your account', href: '/account' },
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
        <PageHeader
          region="Your account"
          title="What we know is yours"
          lead="Take it with you whenever you like, or have us forget it."
          facts={<Facts look="list" items={facts} />}
        />
        <Link href="/account/security" variant="onward">
          How you sign in
        </Link>
        <Parts>
          <Part title="A copy of your data">
            <Copy copy={copy} email={email} busy={busy} renderForm={renderForm} />
          </Part>
          <Part title="Delete your account">
            <Erasure erasure={erasure} email={email} busy={busy} renderForm={renderForm} />
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

type PartProps = Pick<AccountViewProps, 'email' | 'renderForm'> & { busy: boolean };

function Copy({ copy, email, busy, renderForm }: PartProps & { copy: CopyState }) {
  const ask = renderForm(
    'copy',
    <Button type="submit" busy={busy}>
      Download a copy of my data
    </Button>,
  );
  if (copy.state === 'asked') return <Asked id={copy.id} what="Your copy" email={email} busy={busy} renderForm={renderForm} />;
  if (copy.state === 'making')
    return <Text tone="soft">We are putting it together. You get a mail as soon as it is ready, most often within minutes.</Text>;
  if (copy.state === 'ready')
    return (
      <>
        <Text tone="soft">{`It is ready, and waits for you here until ${formatDay(copy.until)}. Keep it where only you can open it.`}</Text>
        <ButtonLink href="/account/copy">Download it</ButtonLink>
        {copy.mayAskAgain && ask}
      </>
    );
  return (
    <>
      <Text tone="soft">
        One file with everything: your requests, letters, papers and reviews. A page to read, and the same for programs.
      </Text>
      {ask}
    </>
  );
}

function Erasure({ erasure, email, busy, renderForm }: PartProps & { erasure: ErasureState }) {
  if (erasure.state === 'asked')
    return <Asked id={erasure.id} what="The end of your account" email={email} busy={busy} renderForm={renderForm} />;
  return (
    <>
      <Text tone="soft">
        Your account closes, and requests that are not booked are cancelled. Seven days later your name, addresses, letters and papers are
        gone for good; until then a link in a mail calls it off. If a trip is booked, we wait until you are back. Invoices and contracts
        stay for seven years, as the law asks.
      </Text>
      {renderForm(
        'erase',
        <Stack gap={4} align="start">
          <Checkbox name="keepReviews" label="Leave my reviews, signed “A traveler”" />
          <Button type="submit" variant="secondary" busy={busy}>
            Delete my account
          </Button>
        </Stack>,
      )}
    </>
  );
}

function Asked({ id, what, email, busy, renderForm }: PartProps & { id: string; what: string }) {
  return (
    <>
      <Text tone="soft">{`${what} waits for your word: we have written to ${email}. Follow the link in the mail within three days. Nothing happens before.`}</Text>
      {renderForm(
        'cancel',
        <>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="secondary" busy={busy}>
            Call it off
          </Button>
        </>,
      )}
    </>
  );
}
