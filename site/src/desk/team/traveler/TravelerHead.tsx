import { Cluster, Heading, Link, Text } from '@farwend/design-system';
import { StatusPill } from '@farwend/design-system/work';
import { formatDay, formatDollars } from '#src/desk/shared/formats.ts';
import { describeAccount, type Traveler, travelerName } from '#src/desk/shared/travelerAccounts.ts';
import { Head } from './TravelerScreen.styles.ts';

/** Props of TravelerHead. */
export interface TravelerHeadProps {
  traveler: Traveler;
}

/** Who a traveler is, what their account is, and what they have booked. */
export function TravelerHead({ traveler }: TravelerHeadProps) {
  const { createdAt, tripCount = 0, lifetimeValueUSD = 0, doNotContact, mergedIntoId } = traveler;
  const { name, tone } = describeAccount(traveler);
  return (
    <Head>
      <Text variant="caption" tone="soft">
        <Link href="/desk/travelers/" variant="quiet">
          Travelers
        </Link>{' '}
        / {travelerName(traveler)}
      </Text>
      <Heading level={1} size="h3">
        {travelerName(traveler)}
      </Heading>
      <Cluster gap={4}>
        <StatusPill tone={tone}>{name}</StatusPill>
        {doNotContact && <StatusPill tone="closed">Do not contact</StatusPill>}
        <Text as="span" variant="small" tone="soft">
          {tripCount === 0 ? 'No trip booked yet' : tripCount === 1 ? '1 trip booked' : `${tripCount} trips booked`}
          {lifetimeValueUSD > 0 && `, ${formatDollars(lifetimeValueUSD)}`}
        </Text>
        <Text as="span" variant="small" tone="soft">
          Since {formatDay(createdAt)}
        </Text>
      </Cluster>
      {mergedIntoId && (
        <Text variant="small">
          This record was merged. <Link href={`/desk/travelers/${mergedIntoId}/`}>Open the one that remains</Link>
        </Text>
      )}
    </Head>
  );
}
