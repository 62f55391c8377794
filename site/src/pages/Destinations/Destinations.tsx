import { Breadcrumbs, Container, formatPosition, Heading, Image, Link, PageHeader, Section, Stack, Text } from '@farwend/design-system';
import { formatMonth } from '#src/content/formats.ts';
import { MonthScale } from '#src/content/MonthScale.tsx';
import { TripRequestPrompt } from '#src/content/TripRequestPrompt.tsx';
import type { destinationsLoader } from './destinations.loader.ts';
import { Entry, Facts, Head, Index, Note, Continent } from './Destinations.styles.ts';
import { WorldMap } from './WorldMap.tsx';

/** Props of Destinations. */
export interface DestinationsProps extends Awaited<ReturnType<typeof destinationsLoader>> {
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
}

/** All destinations: a world map of a month, and an index by continent. */
export function Destinations({ month, sheet, regions, sections, isTrade }: DestinationsProps) {
  return (
    <>
      <Container>
        <Head>
          <Breadcrumbs
            items={[
              { label: 'Home', href: '/' },
              { label: 'Destinations', href: '/destinations' },
            ]}
          />
          <PageHeader
            title="The atlas"
            lead="Every country on this sheet is planned by people who live in it. Choose a month, and see where it is worth the journey."
          />
        </Head>
      </Container>
      <WorldMap sheet={sheet} regions={regions} month={month} />
      <Container>
        <Note>
          <Text variant="fact" tone="soft">
            Filled: at its best in {formatMonth(month)}. Tinted: a good month. The others wait for theirs. Coasts: Natural Earth.
          </Text>
        </Note>
      </Container>
      <Section room="half" aria-label="Index">
        <Stack gap={16}>
          {sections.map(({ name, places }, index) => (
            <Continent key={name} aria-labelledby={`sheet-${index}`}>
              <Heading level={2} id={`sheet-${index}`}>
                {name}
              </Heading>
              <Index>
                {places.map(({ slug, name: place, position, guide, text, months, season, routes, picture }) => (
                  <Entry key={slug} id={slug}>
                    {picture && (
                      <Image source={picture.source} decorative ratio="4:3" sizes="(min-width: 900px) 300px, 100vw" focus={picture.focus} />
                    )}
                    <Heading level={3}>
                      {guide ? (
                        <Link href={guide} variant="bare">
                          {place}
                        </Link>
                      ) : (
                        place
                      )}
                    </Heading>
                    {position && (
                      <Text variant="fact" tone="soft">
                        {formatPosition(position)}
                      </Text>
                    )}
                    <Text variant="small" tone="soft">
                      {text}
                    </Text>
                    <Facts>
                      {months.length > 0 && (
                        <>
                          <MonthScale months={months} />
                          <Text variant="fact" tone="soft">
                            {season}
                          </Text>
                        </>
                      )}
                      {routes && (
                        <Link href={routes.href} variant="onward">
                          {routes.text}
                        </Link>
                      )}
                    </Facts>
                  </Entry>
                ))}
              </Index>
            </Continent>
          ))}
        </Stack>
      </Section>
      <TripRequestPrompt
        title="Not sure which"
        text="Say what you want to wake up to. Two people who know different ground will each make their case."
        isTrade={isTrade}
      />
    </>
  );
}
