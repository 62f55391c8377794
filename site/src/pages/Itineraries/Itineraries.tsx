import { Breadcrumbs, Container, FilterBar, PageHeader, Pagination, Section } from '@farwend/design-system';
import { buildListHref } from '#src/content/buildListHref.ts';
import { PageTop } from '#src/content/PageTop.styles.ts';
import { TripRequestPrompt } from '#src/content/TripRequestPrompt.tsx';
import type { ItinerariesData } from './itineraries.loader.ts';
import { CompareBar } from './CompareBar.tsx';
import { List } from './Itineraries.styles.ts';
import { ItineraryRow } from './ItineraryRow.tsx';
import { NothingFits } from './NothingFits.tsx';

/** Props of Itineraries. */
export interface ItinerariesProps extends Omit<ItinerariesData, 'tripContext'> {
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
}

/** The list of itineraries, filtered and sorted by a plain form. */
export function Itineraries({ params, filters, applied, alternatives, order, total, page, pages, itineraries, isTrade }: ItinerariesProps) {
  return (
    <>
      <Container>
        <PageTop>
          <Breadcrumbs
            items={[
              { label: 'Home', href: '/' },
              { label: 'Itineraries', href: '/itineraries' },
            ]}
          />
          <PageHeader
            title="Routes to begin with"
            lead="Each was drawn by people who live along it. Take one as it is, or take it apart: the days are yours to move."
          />
          <FilterBar
            action="/itineraries/"
            label="Narrow the routes"
            filters={filters}
            applied={applied}
            clearHref="/itineraries"
            result={total === 0 ? 'No route fits all of this' : total === 1 ? 'One route' : `${total} routes, ${order}`}
          />
        </PageTop>
      </Container>
      <Section room="half" aria-label="Routes">
        {alternatives ? (
          <NothingFits {...alternatives} />
        ) : (
          <List>
            {itineraries.map((itinerary) => (
              <ItineraryRow key={itinerary.slug} {...itinerary} />
            ))}
          </List>
        )}
        <CompareBar />
        <Pagination page={page} pages={pages} hrefOf={(number) => buildListHref('/itineraries', { ...params, page: number })} />
      </Section>
      <TripRequestPrompt
        title="None of these, exactly"
        text="Most journeys we plan begin with a sentence, not with a route. Write yours."
        isTrade={isTrade}
      />
    </>
  );
}
