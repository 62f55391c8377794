import { namedPlaces } from '@farwend/api-contract/rules';
import {
  ButtonLink,
  Cluster,
  Column,
  Contours,
  Grid,
  Heading,
  Link,
  PersonCard,
  RouteList,
  RouteStop,
  Section,
  Stack,
  Text,
  type RichEntity,
} from '@farwend/design-system';
import { Fragment } from 'react';
import { ContentRows } from '#src/content/ContentRows.tsx';
import { useLayoutContent } from '#src/shared/layoutContent.ts';
import type { PostedRequest } from '#src/shared/postedRequest.ts';
import type { SentRequest } from '#src/shared/sentRequest.ts';
import { AddToMyTrips, type AddToMyTripsProps } from './AddToMyTrips.tsx';
import { ResendEmail, type ResendEmailProps } from './ResendEmail.tsx';
import { useInsertPromises } from '#src/shared/useInsertPromises.ts';
import { nextSteps } from '#src/trip-request/nextSteps.data.ts';
import { Facts, People } from './ThankYou.styles.ts';
import type { CarePerson } from '#src/trip-request/loadCarePeople.ts';

/** The sent request as far as known: complete from the tab's storage, otherwise only its reference. */
export type DisplayedRequest = Pick<SentRequest, 'id' | 'reference'> & Partial<SentRequest & Pick<PostedRequest, 'hasUnknownPlace'>>;

/** Props of ThankYou. */
export interface ThankYouProps extends Omit<AddToMyTripsProps, 'email' | 'hasAccount'> {
  /** The request sent from this tab; null if there is none. */
  sent: DisplayedRequest | null;
  /** Props of ResendEmail. */
  mail: Omit<ResendEmailProps, 'email'>;
  /** Team members who read requests. */
  care: readonly CarePerson[];
  /** Suggested articles; empty while loading. */
  stories: readonly RichEntity[];
}

/** Confirmation of a sent trip request with the next steps. */
export function ThankYou({ sent, ...rest }: ThankYouProps) {
  return sent ? <Sent key="sent" sent={sent} {...rest} /> : <NothingSent key="none" />;
}

function Sent({ sent, care, stories, mail, ...accountProps }: ThankYouProps & { sent: DisplayedRequest }) {
  const { reference, email, destinationNames = [], sentAt, phone, isInMyTrips = false, hasUnknownPlace = false } = sent;
  const insert = useInsertPromises();
  const hasNumber = useNumbers().length > 0;
  const places = formatPlaces(namedPlaces(destinationNames));
  const moment = sentAt && new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(sentAt));
  return (
    <Section>
      <Contours side="end" />
      <Grid rowGap={16}>
        <Column span={8}>
          <Stack gap={5}>
            <Text variant="region" tone="soft">
              Your request is with us
            </Text>
            <Heading level={1}>{places ? `${places}: the first mark on the map` : 'The first mark on the map'}</Heading>
            <Text variant="lead" tone="soft">
              We have written to {email ?? 'you'}
              {`. Keep the reference: it is the quickest way to be found${hasNumber ? ' on the telephone' : ''}.`}
            </Text>
            {hasUnknownPlace && (
              <Text>
                A place that you wrote is not on our list. We will check this, and ask you if it could be more than one. Misspelled it? You
                can still change it.
              </Text>
            )}
          </Stack>
        </Column>
        <Column span={4} as="aside">
          <Facts>
            <Fact name="Reference" value={reference} />
            {moment && <Fact name="Sent" value={moment} />}
            {email && <Fact name="We write to" value={email} />}
            {phone && <Fact name="We call, if need be" value={phone} />}
          </Facts>
        </Column>
        <Column span={7}>
          <Stack gap={8}>
            <Heading level={2}>What happens next</Heading>
            <RouteList>
              {nextSteps.map(({ when, title, text }) => (
                <RouteStop key={title}>
                  <Text variant="region" tone="soft">
                    {insert(when)}
                  </Text>
                  <Heading level={3}>{title}</Heading>
                  <Text tone="soft">{text}</Text>
                </RouteStop>
              ))}
            </RouteList>
          </Stack>
        </Column>
        <Column span={4} start={9} as="aside">
          <Stack gap={12}>
            <Stack gap={4} align="start">
              <Heading level={2} size="h4">
                Change my request
              </Heading>
              <Text tone="soft">
                {isInMyTrips ? 'It stands in My Trips' : 'The link in our mail opens it'}.{' '}
                {sentAt ? `Until ${formatChangeDeadline(sentAt)}` : 'For 48 hours'}, or until a company has been introduced, you can change
                it there or call it off.
              </Text>
              {isInMyTrips && <ButtonLink href="/my-trips">Open My Trips</ButtonLink>}
              <ResendEmail email={email} {...mail} />
            </Stack>
            {!isInMyTrips && email && <AddToMyTrips email={email} hasAccount={sent.isKnownEmail ?? false} {...accountProps} />}
            <Stack gap={4} align="start">
              <Heading level={2} size="h4">
                {hasNumber ? 'By telephone' : 'By letter'}
              </Heading>
              <CallUs />
              <Link href="/trip-request">Start another request</Link>
            </Stack>
          </Stack>
        </Column>
        {care.length > 0 && (
          <Column span={12}>
            <Stack gap={8}>
              <Stack gap={3}>
                <Heading level={2}>Who reads it</Heading>
                <Text tone="soft">One of these people: as a rule the one whose part of the world it is.</Text>
              </Stack>
              <People>
                {care.map(({ name, title, portrait }) => (
                  <li key={name}>
                    <PersonCard name={name} work={title} portrait={portrait} />
                  </li>
                ))}
              </People>
            </Stack>
          </Column>
        )}
        {stories.length > 0 && (
          <Column span={12}>
            <Stack gap={8}>
              <Heading level={2}>To read meanwhile</Heading>
              <ContentRows items={stories} level={3} />
            </Stack>
          </Column>
        )}
      </Grid>
    </Section>
  );
}

/** Formats the moment 48 hours after sending: "Thursday at 15:20". */
function formatChangeDeadline(sentAt: string): string {
  const until = new Date(new Date(sentAt).getTime() + 48 * 3_600_000);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options).format(until);
  return `${format({ weekday: 'long' })} at ${format({ hour: '2-digit', minute: '2-digit' })}`;
}

/** Formats places as "Kenya, Tanzania, and Rwanda", or the first three and the number of others. */
function formatPlaces(names: readonly string[]): string {
  const shown = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names;
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(shown);
}

function NothingSent() {
  return (
    <Section>
      <Stack gap={6} align="start">
        <Heading level={1}>Nothing has been sent from here yet</Heading>
        <Text variant="lead" tone="soft">
          This page shows the request you sent last in this tab. If you sent one elsewhere, its reference is in the mail we wrote you.
        </Text>
        <Cluster gap={4}>
          <ButtonLink href="/trip-request" variant="primary">
            Start a request
          </ButtonLink>
          <ButtonLink href="/login">See my trips</ButtonLink>
        </Cluster>
        <CallUs />
      </Stack>
    </Section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <Text as="dt" variant="region" tone="soft">
        {name}
      </Text>
      <Text as="dd">{value}</Text>
    </div>
  );
}

function CallUs() {
  const numbers = useNumbers();
  if (numbers.length === 0)
    return (
      <Text tone="soft">
        <Link href="/contact">Write to us</Link>, and a person answers.
      </Text>
    );
  return (
    <Text tone="soft">
      {'Call '}
      {numbers.map(({ text, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ' or '}
          <Link href={href}>{index > 0 ? text.replaceAll(' ', '\u00a0') : text}</Link>
        </Fragment>
      ))}
      , or <Link href="/contact">write to us</Link>.
    </Text>
  );
}

function useNumbers() {
  const { phones } = useLayoutContent();
  return [phones.call, phones.contact].filter((number) => number !== null);
}
