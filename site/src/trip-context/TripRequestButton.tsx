import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import { ButtonLink, icons, Text } from '@farwend/design-system';
import { useTripRequestHref } from './TripRequestHref.ts';

/** Props of TripRequestButton. */
export interface TripRequestButtonProps {
  /** Button label. Defaults to “Design My Dream Trip”. */
  label?: string;
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the button. */
  isTrade: boolean;
}

/** The page's own way into the form, in its head. Red: the page's loader sets `hasOwnAction`, so that the header's is ink. */
export function TripRequestButton({ label = 'Design My Dream Trip', isTrade }: TripRequestButtonProps) {
  const href = useTripRequestHref();
  if (isTrade) return <Text>{ONLY_TRAVELERS}</Text>;
  return (
    <div>
      <ButtonLink href={href} variant="primary" size="large" iconAfter={icons.arrow} data-print="hide">
        {label}
      </ButtonLink>
    </div>
  );
}
