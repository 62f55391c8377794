import { Breadcrumbs, Container, Facts, Heading, Icon, icons, Link, RouteMap, Section, StarRating, Text } from '@farwend/design-system';
import { LeadPicture } from '#src/content/LeadPicture.tsx';
import { ReadOn } from '#src/content/ReadOn.tsx';
import { ReviewVoices } from '#src/content/ReviewVoices.tsx';
import { WayIn } from '#src/content/WayIn.tsx';
import type { itineraryLoader } from './itinerary.loader.ts';
import { Days } from './Days.tsx';
import { Head, Leader, Map, Panorama, Terms, Title } from './Itinerary.styles.ts';
import { StartButton } from './StartButton.tsx';

/** Props of Itinerary. */
export interface ItineraryProps extends Omit<Awaited<ReturnType<typeof itineraryLoader>>, 'head'> {
  /** The person is of the trade: words stand in place of the trip-request button. */
  isTrade: boolean;
}

/** A journey: its name beside the sheet it lies on, then its days along the route, its price, what is in it, who leads it. */
export function Itinerary(props: ItineraryProps) {
  const { crumbs, id, region, title, summary, picture, map, way, facts, included, excluded, company, voices, related, near, isTrade } =
    props;
  return (
    <>
      <Container>
        <Breadcrumbs items={crumbs} data-print="hide" />
        <Head>
          <Title>
            <Text variant="region" tone="soft">
              {region}
            </Text>
            <Heading level={1}>{title}</Heading>
            <Text variant="lead" tone="soft">
              {summary}
            </Text>
            <StartButton id={id} isTrade={isTrade} />
            <Facts items={facts} />
          </Title>
          {map && (
            <Map>
              <RouteMap {...map} legend={false} label={`Map of the route: ${way.join(', ')}`} />
            </Map>
          )}
        </Head>
      </Container>
      {picture && (
        <Panorama>
          <LeadPicture picture={picture} ratio="fill" sizes="100vw" />
        </Panorama>
      )}
      <Days {...props} />
      {(included.length > 0 || excluded.length > 0) && (
        <Section tone="sunk" aria-labelledby="terms">
          <Terms>
            <Heading level={2} id="terms">
              What the price holds
            </Heading>
            <Lines name="Included" items={included} sign={icons.check} />
            <Lines name="Not included" items={excluded} sign={icons.minus} />
          </Terms>
        </Section>
      )}
      {company && (
        <Section aria-labelledby="leader">
          <Leader>
            <Text variant="region" tone="soft">
              Who leads it
            </Text>
            <div>
              <Heading level={2} id="leader">
                <Link href={company.href} variant="bare">
                  {company.name}
                </Link>
              </Heading>
              <Text variant="lead" tone="soft">
                {company.text}
              </Text>
              {company.rating && (
                <Text variant="small">
                  <StarRating rating={company.rating.stars} showValue /> from{' '}
                  {company.rating.count === 1 ? 'one review' : `${company.rating.count.toLocaleString('en')} reviews`}
                </Text>
              )}
              <Link href={company.href} variant="onward">
                About {company.name}
              </Link>
            </div>
          </Leader>
        </Section>
      )}
      {voices.length > 0 && (
        <Section tone="sunk" aria-label="What travellers wrote">
          <ReviewVoices voices={voices} />
        </Section>
      )}
      <ReadOn title="Other routes" related={related} near={near} />
      <WayIn
        title="Begin here, then change it"
        text="Swap the lodge, add a day, take the train instead. This route is where the conversation starts."
        label="Start from this itinerary"
        href={`/trip-request?itinerary=${id}`}
        isTrade={isTrade}
      />
    </>
  );
}

function Lines({ name, items, sign }: { name: string; items: readonly string[]; sign: typeof icons.check }) {
  if (items.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="h4">
        {name}
      </Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon shape={sign} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
