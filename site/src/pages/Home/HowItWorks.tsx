import { Contours, Heading, Link, RouteList, RouteStop, Section, Stack, Text } from '@farwend/design-system';
import { useInsertPromises } from '#src/shared/useInsertPromises.ts';
import { howItWorksSteps } from './howItWorks.data.ts';
import { Columns, Lead } from './HowItWorks.styles.ts';

/** The steps of planning a trip, as stops along a route. `hasPage`: there is a page that says more. */
export function HowItWorks({ hasPage }: { hasPage: boolean }) {
  const insert = useInsertPromises();
  return (
    <Section tone="glacier" aria-labelledby="method">
      <Contours side="start" />
      <Columns>
        <Lead>
          <Stack gap={5} align="start">
            <Heading level={2} id="method">
              A route is drawn twice: once by you, once by someone who lives there
            </Heading>
            <Text tone="soft">
              {insert(
                'We do not sell departures. We find the {promise:companies} people who know your corner of the map, and see to it that they answer.',
              )}
            </Text>
            {hasPage && (
              <Link href="/how-it-works" variant="onward">
                How it works
              </Link>
            )}
          </Stack>
        </Lead>
        <RouteList>
          {howItWorksSteps.map(({ title, time, text }) => (
            <RouteStop key={title}>
              <Heading level={3}>{title}</Heading>
              {time && (
                <Text variant="region" tone="soft">
                  {insert(time)}
                </Text>
              )}
              <Text tone="soft">{insert(text)}</Text>
            </RouteStop>
          ))}
        </RouteList>
      </Columns>
    </Section>
  );
}
