import { ButtonLink, icons } from '@farwend/design-system';

export function ButtonLinkExample() {
  return (
    <ButtonLink href="/trip-request" variant="primary" size="large" iconAfter={icons.arrow}>
      Design My Dream Trip
    </ButtonLink>
  );
}
