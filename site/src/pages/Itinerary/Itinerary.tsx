import { Breadcrumbs, Container, Facts, Heading, Icon, icons, Link, Section, StarRating, Text } from '@farwend/design-system';
import { LeadPicture } from '#src/content/LeadPicture.tsx';
import { RelatedContent } from '#src/content/RelatedContent.tsx';
import { ReviewQuotes } from '#src/content/ReviewQuotes.tsx';
import { TripRequestPrompt } from '#src/content/TripRequestPrompt.tsx';
import type { ItineraryProps } from './ItineraryProps.ts';
import { Days } from './Days.tsx';
import { Head, CompanyInfo, Lead, Panorama, Terms, Title } from './Itinerary.styles.ts';
import { PriceTable } from './PriceTable.tsx';
import { StartButton } from './StartButton.tsx';

/** An itinerary: title and facts, days with their map, price, what is included, and the company. */
export function Itinerary(props: ItineraryProps) {
  const {
    crumbs,
    id,
    region,
    title,
    summary,
    picture,
    facts,
    priceTable,
    included,
    excluded,
    company,
    reviewQuotes,
    related,
    nearby,
    isTrade,
  } = props;
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
          </Title>
          <Lead>
            <Text variant="lead" tone="soft">
              {summary}
            </Text>
            <StartButton id={id} isTrade={isTrade} />
          </Lead>
          {facts.length > 0 && <Facts items={facts} look="list" />}
        </Head>
      </Container>
      {picture && (
        <Panorama>
          <LeadPicture picture={picture} ratio="fill" sizes="100vw" />
        </Panorama>
      )}
      <Days {...props} />
      {(priceTable || included.length > 0 || excluded.length > 0) && (
        <Section tone="sunk" aria-labelledby="terms">
          <Terms>
            <div>
              <Heading level={2} id="terms">
                What the price holds
              </Heading>
              {priceTable && <PriceTable {...priceTable} />}
            </div>
            <IconList name="Included" items={included} icon={icons.check} />
            <IconList name="Not included" items={excluded} icon={icons.minus} />
          </Terms>
        </Section>
      )}
      {company && (
        <Section aria-labelledby="leader">
          <CompanyInfo>
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
          </CompanyInfo>
        </Section>
      )}
      {reviewQuotes.length > 0 && (
        <Section tone="sunk" aria-label="What travellers wrote">
          <ReviewQuotes quotes={reviewQuotes} />
        </Section>
      )}
      <RelatedContent title="Other routes" related={related} nearby={nearby} />
      <TripRequestPrompt
        title="Begin here, then change it"
        text="Swap the lodge, add a day, take the train instead. This route is where the conversation starts."
        label="Start from this itinerary"
        isTrade={isTrade}
      />
    </>
  );
}

function IconList({ name, items, icon }: { name: string; items: readonly string[]; icon: typeof icons.check }) {
  if (items.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="h4">
        {name}
      </Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon shape={icon} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
