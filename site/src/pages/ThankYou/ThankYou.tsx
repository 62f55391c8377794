import {
  ButtonLink,
  Cluster,
  Column,
  Contours,
  Grid,
  Heading,
  Link,
  RouteList,
  RouteStop,
  Section,
  Stack,
  Text,
} from '@farwend/design-system';
import { phones } from '#src/shared/phones.ts';
import type { SentRequest } from '#src/shared/sentRequest.ts';
import { nextSteps } from './nextSteps.data.ts';
import { Facts } from './ThankYou.styles.ts';

/** Props of ThankYou. */
export interface ThankYouProps {
  /** The request that was sent from this tab; null: none. */
  sent: SentRequest | null;
}

/** After a trip request was sent: what it was, and what happens next. */
export function ThankYou({ sent }: ThankYouProps) {
  return sent ? <Sent key="sent" {...sent} /> : <NothingSent key="none" />;
}

function Sent({ reference, email, destinationNames, sentAt, phone }: SentRequest) {
  const places = new Intl.ListFormat('en', { type: 'conjunction' }).format(destinationNames.filter(Boolean));
  const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(sentAt));
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
              We have written to {email}. Keep the reference: it is the quickest way to be found on the telephone.
            </Text>
          </Stack>
        </Column>
        <Column span={4} as="aside">
          <Facts>
            <Fact name="Reference" value={reference} />
            <Fact name="Sent" value={moment} />
            <Fact name="We write to" value={email} />
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
                    {when}
                  </Text>
                  <Heading level={3}>{title}</Heading>
                  <Text tone="soft">{text}</Text>
                </RouteStop>
              ))}
            </RouteList>
          </Stack>
        </Column>
        <Column span={4} start={9} as="aside">
          <Stack gap={5} align="start">
            <Heading level={2} size="h4">
              Something to add?
            </Heading>
            <Text tone="soft">
              Until a company has been introduced, and for 48 hours at most, everything can still be changed. Say the reference and what is
              different.
            </Text>
            <CallUs />
            <ButtonLink href="/trip-request">Start another request</ButtonLink>
          </Stack>
        </Column>
      </Grid>
    </Section>
  );
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
  return (
    <Text tone="soft">
      Call <Link href={phones.call.href}>{phones.call.text}</Link>, or <Link href="/contact">write to us</Link> ({phones.contact.text}).
    </Text>
  );
}
