import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import { ButtonLink, icons, Text } from '@farwend/design-system';

/** Props of StartButton. */
export interface StartButtonProps {
  /** Id of the itinerary. */
  id: string;
  /** The person is of the trade: words stand in its place. */
  isTrade: boolean;
}

/** The way into a trip request that begins with this itinerary. */
export function StartButton({ id, isTrade }: StartButtonProps) {
  if (isTrade) return <Text>{ONLY_TRAVELERS}</Text>;
  return (
    <ButtonLink href={`/trip-request?itinerary=${id}`} variant="primary" size="large" iconAfter={icons.arrow} data-print="hide">
      Start from this itinerary
    </ButtonLink>
  );
}
