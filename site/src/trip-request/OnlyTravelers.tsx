import { Link, Stack, Text } from '@farwend/design-system';
import { Body } from './StepFrame.styles.ts';
import { texts } from './texts.ts';

/** What agents and team members see in place of the form. */
export function OnlyTravelers() {
  return (
    <Body>
      <title>Trip request | Farwend</title>
      <Stack gap={4} align="start">
        <Text variant="lead">{texts.onlyTravelers}</Text>
        <Link href="/my-trips" variant="onward">
          Go to My Trips
        </Link>
      </Stack>
    </Body>
  );
}
