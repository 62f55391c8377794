import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import { ButtonLink, Cluster, Heading, icons, Section, Stack, Text } from '@farwend/design-system';
import { LostRoute } from '#src/errors/LostRoute.tsx';
import { MapColumns } from '#src/errors/MapColumns.styles.ts';
import type { ClosedPage } from '#src/shared/closedPages.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { closedPageTexts } from './closedPages.data.ts';
import { MissingContent } from './MissingContent.tsx';
import { useTripRequestHref } from '#src/trip-context/TripRequestHref.ts';

/** Props of ClosedView. */
export interface ClosedViewProps extends ClosedPage {
  /** Whether the visitor is a team member, who sees what is missing and where to add it. */
  isTeam: boolean;
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
}

const fallback = { title: 'This page', heading: 'This page is being written', text: 'Until it is here, ask us.' };

/** A page that has nothing to show yet. */
export function ClosedView({ path, content, isTeam, isTrade }: ClosedViewProps) {
  const tripRequestHref = useTripRequestHref();
  const { title, heading, text } = closedPageTexts[path] ?? fallback;
  return (
    <>
      <PageHead title={title} path={path} description={text} noIndex />
      {isTeam && <MissingContent closedPages={[{ path, content }]} />}
      <Section aria-labelledby="closed">
        <MapColumns>
          <Stack gap={6} align="start">
            <Text variant="region" tone="soft">
              {title}
            </Text>
            <Heading level={1} id="closed">
              {heading}
            </Heading>
            <Text variant="lead" tone="soft">
              {text}
            </Text>
            {isTrade ? (
              <Text>{ONLY_TRAVELERS}</Text>
            ) : (
              <Cluster>
                <ButtonLink href={tripRequestHref} variant="strong" iconAfter={icons.arrow}>
                  Design My Dream Trip
                </ButtonLink>
                <ButtonLink href="/contact">Write to us</ButtonLink>
              </Cluster>
            )}
          </Stack>
          <LostRoute ending="stops" />
        </MapColumns>
      </Section>
    </>
  );
}
