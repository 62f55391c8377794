import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import { ButtonLink, icons, Text } from '@farwend/design-system';
import { buildTripRequestHref } from '#src/trip-context/buildTripRequestHref.ts';

/** Props of StartButton. */
export interface StartButtonProps {
  /** Id of the itinerary. */
  id: string;
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the button. */
  isTrade: boolean;
}

/** Starts a trip request from this itinerary. */
export function StartButton({ id, isTrade }: StartButtonProps) {
  if (isTrade) return <Text>{ONLY_TRAVELERS}</Text>;
  return (
    <ButtonLink href={buildTripRequestHref({ itinerary: id })} variant="primary" size="large" iconAfter={icons.arrow} data-print="hide">
      Start from this itinerary
    </ButtonLink>
  );
}
