import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import { Heading, Link, Stack } from '@farwend/design-system';
import { PageHead } from '#src/shared/PageHead.tsx';
import { Body } from './StepFrame.styles.ts';

/** Shown to agents and team members instead of the form. */
export function OnlyTravelers() {
  return (
    <Body>
      <PageHead
        title="Trip request"
        path="/trip-request/"
        description="Where travellers tell us of the journey they have in mind."
        noIndex
      />
      <Stack gap={4} align="start">
        <Heading level={1} size="h3">
          {ONLY_TRAVELERS}
        </Heading>
        <Link href="/my-trips" variant="onward">
          Go to My Trips
        </Link>
      </Stack>
    </Body>
  );
}
