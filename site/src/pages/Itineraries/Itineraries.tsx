import { Breadcrumbs, Container, FilterBar, Heading, Image, Link, PageHeader, Pagination, Section, Text } from '@farwend/design-system';
import { buildListHref } from '#src/content/buildListHref.ts';
import { MonthScale } from '#src/content/MonthScale.tsx';
import { TripRequestPrompt } from '#src/content/TripRequestPrompt.tsx';
import type { itinerariesLoader } from './itineraries.loader.ts';
import { Figures, Head, Row, List, NoResults, Words } from './Itineraries.styles.ts';

/** Props of Itineraries. */
export interface ItinerariesProps extends Exclude<Awaited<ReturnType<typeof itinerariesLoader>>, never> {
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
}

/** The list of itineraries, those in season first, filtered by a plain form. */
export function Itineraries({ filterValues, filters, applied, total, page, pages, itineraries, isTrade }: ItinerariesProps) {
  return (
    <>
      <Container>
        <Head>
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
            result={total === 0 ? 'No route fits all of this' : total === 1 ? 'One route' : `${total} routes, those in season first`}
          />
        </Head>
      </Container>
      <Section room="half" aria-label="Routes">
        {itineraries.length === 0 ? (
          <NoResults>
            <Heading level={2} size="h3">
              Nobody has drawn this one yet
            </Heading>
            <Text tone="soft">
              Leave out one of the answers, or <Link href="/trip-request">describe the journey</Link> and have it drawn for you.
            </Text>
          </NoResults>
        ) : (
          <List>
            {itineraries.map(({ title, href, region, text, picture, nights, price, months, season }) => (
              <Row key={href}>
                {picture && (
                  <Image source={picture.source} decorative ratio="4:3" sizes="(min-width: 900px) 33vw, 100vw" focus={picture.focus} />
                )}
                <Words>
                  <Text variant="region" tone="soft">
                    {region}
                  </Text>
                  <Heading level={2} size="h3">
                    <Link href={href} variant="bare">
                      {title}
                    </Link>
                  </Heading>
                  <Text tone="soft">{text}</Text>
                </Words>
                <Figures>
                  <Text variant="small">{nights}</Text>
                  {price && <Text variant="small">{price}</Text>}
                  <MonthScale months={months} />
                  <Text variant="fact" tone="soft">
                    {season}
                  </Text>
                </Figures>
              </Row>
            ))}
          </List>
        )}
        <Pagination page={page} pages={pages} hrefOf={(number) => buildListHref('/itineraries', { ...filterValues, page: number })} />
      </Section>
      <TripRequestPrompt
        title="None of these, exactly"
        text="Most journeys we plan begin with a sentence, not with a route. Write yours."
        isTrade={isTrade}
      />
    </>
  );
}
