import { Breadcrumbs, Container, FilterBar, Link, PageHeader, Pagination, RouteMap, Section } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { CompareTray } from '#src/compare/CompareTray.tsx';
import type { Comparison } from '#src/compare/useComparison.ts';
import { buildListHref } from '#src/content/buildListHref.ts';
import { mapSources, worldSheet } from '#src/content/mapSources.ts';
import { PageTop } from '#src/content/PageTop.styles.ts';
import { TripRequestPrompt } from '#src/content/TripRequestPrompt.tsx';
import { TripRequestButton } from '#src/trip-context/TripRequestButton.tsx';
import type { ItinerariesData } from './itineraries.loader.ts';
import { List } from './Itineraries.styles.ts';
import { ItineraryRow } from './ItineraryRow.tsx';
import { NothingFits } from './NothingFits.tsx';

/** Props of Itineraries. */
export interface ItinerariesProps extends Omit<ItinerariesData, 'tripContext' | 'hasOwnAction'> {
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
  comparison: Comparison;
  /** Saves the filters. Defaults to nothing. */
  saveSearch?: ReactNode;
  /** Called with the answers at each choice; without scripts they are submitted. */
  onFilter: (answers: Record<string, string>) => void;
}

/** Id of the form of filters. */
const FILTERS = 'filters';

/** The list of itineraries, filtered and sorted at once, without scripts by a plain form. */
export function Itineraries(props: ItinerariesProps) {
  const { params, filters, applied, alternatives, order, total, page, pages, itineraries, isTrade, comparison, onFilter } = props;
  const { map, otherView, saveSearch } = props;
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
            facts={<TripRequestButton isTrade={isTrade} />}
          />
          <FilterBar
            id={FILTERS}
            action="/itineraries/"
            label="Narrow the routes"
            filters={filters}
            applied={applied}
            clearHref="/itineraries"
            appliesAtOnce
            onFilter={onFilter}
            result={total === 0 ? 'No route fits all of this' : total === 1 ? 'One route' : `${total} routes, ${order}`}
          />
          {params.view !== '' && <input type="hidden" name="view" value={params.view} form={FILTERS} />}
          {otherView && <Link href={otherView}>{map ? 'Show them as rows' : 'Show them on a map'}</Link>}
          {saveSearch}
        </PageTop>
      </Container>
      <Section room="half" aria-label="Routes">
        {alternatives ? (
          <NothingFits {...alternatives} />
        ) : map ? (
          <RouteMap {...map} route={false} world={worldSheet} caption={mapSources} label="The routes on a map" />
        ) : (
          <List>
            {itineraries.map((itinerary) => (
              <ItineraryRow key={itinerary.slug} {...itinerary} comparison={comparison} />
            ))}
          </List>
        )}
        <Pagination page={page} pages={pages} hrefOf={(number) => buildListHref('/itineraries', { ...params, page: number })} />
      </Section>
      <CompareTray
        kind="itineraries"
        comparison={comparison}
        rows={map ? [] : itineraries.map(({ slug, title }) => ({ id: slug, title }))}
      />
      <TripRequestPrompt
        title="None of these, exactly"
        text="Most journeys we plan begin with a sentence, not with a route. Write yours."
        isTrade={isTrade}
      />
    </>
  );
}
