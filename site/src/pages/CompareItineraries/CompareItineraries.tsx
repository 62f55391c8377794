import { Breadcrumbs, Container, Link, PageHeader, Section, Text } from '@farwend/design-system';
import { ComparisonTable } from '#src/compare/ComparisonTable.tsx';
import { MAX_COMPARED } from '#src/compare/parseCompared.ts';
import { PageTop } from '#src/content/PageTop.styles.ts';
import type { compareItinerariesLoader } from './compareItineraries.loader.ts';

/** Props of CompareItineraries. */
export type CompareItinerariesProps = Awaited<ReturnType<typeof compareItinerariesLoader>>;

const eitherOr = new Intl.ListFormat('en', { type: 'disjunction' });

/** Two or three itineraries side by side; with fewer, the way to choose them. */
export function CompareItineraries({ items, facts, hasMore }: CompareItinerariesProps) {
  const isComparison = items.length > 1;
  return (
    <>
      <Container>
        <PageTop>
          <Breadcrumbs
            items={[
              { label: 'Home', href: '/' },
              { label: 'Itineraries', href: '/itineraries' },
              { label: 'Side by side', href: '/compare/itineraries' },
            ]}
          />
          <PageHeader
            title="Side by side"
            lead={
              isComparison
                ? eitherOr.format(items.map(({ title }) => title))
                : 'Two or three routes beside each other: what they cost, how long you sit in a car, where you sleep.'
            }
          />
        </PageTop>
      </Container>
      <Section room="half" aria-label="Comparison">
        {isComparison ? (
          <ComparisonTable label={`Comparison of ${items.map(({ title }) => title).join(', ')}`} items={items} facts={facts} />
        ) : (
          <Text>
            Tick two or three in <Link href="/itineraries">the list of itineraries</Link>, then press Compare.
          </Text>
        )}
        {hasMore && (
          <Text variant="small" tone="soft">
            {MAX_COMPARED} fit beside each other; the others were left out.
          </Text>
        )}
      </Section>
    </>
  );
}
