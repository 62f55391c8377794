import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import { Breadcrumbs, ButtonLink, Container, Facts, Heading, Hero, icons, RichText, Section, Text } from '@farwend/design-system';
import { LeadPicture } from '#src/content/LeadPicture.tsx';
import { PieceRows } from '#src/content/PieceRows.tsx';
import { ReadOn } from '#src/content/ReadOn.tsx';
import { ReviewVoices } from '#src/content/ReviewVoices.tsx';
import { TourPlates } from '#src/content/TourPlates.tsx';
import { WayIn } from '#src/content/WayIn.tsx';
import { StoryText } from '#src/content/StoryText.tsx';
import { Beside, Crumbs, Questions, Split, Story, Tours } from './Landing.styles.ts';
import type { landingOf } from './landingOf.ts';

/** Props of Landing. */
export interface LandingProps extends Omit<ReturnType<typeof landingOf>, 'head' | 'kind'> {
  /** The person is of the trade: words stand in place of the trip-request button. */
  isTrade: boolean;
}

/** A door to the site: what it is about in or beside its picture, why, the journeys, who plans them, and the way in. */
export function Landing(props: LandingProps) {
  const { crumbs, title, blocks, tours, companies, faq, voices, related, near, callLabel, startsWith, isTrade } = props;
  const plates = tours.slice(0, 3);
  const others = tours.slice(3);
  return (
    <>
      <Container>
        <Crumbs data-print="hide">
          <Breadcrumbs items={crumbs} />
        </Crumbs>
      </Container>
      <Opening {...props} />
      {blocks.length > 0 && (
        <Section aria-label={title}>
          <Story>
            <StoryText label={`About ${title}`} blocks={blocks} />
          </Story>
        </Section>
      )}
      {plates.length > 0 && (
        <Section tone="sunk" aria-labelledby="tours">
          <Tours>
            <TourPlates id="tours" title={plates.length === 1 ? 'The route' : 'Routes to begin with'} items={plates} />
            {others.length > 0 && <PieceRows items={others} level={3} />}
          </Tours>
        </Section>
      )}
      {companies.length > 0 && (
        <Section aria-labelledby="companies">
          <Heading level={2} id="companies">
            Who plans it
          </Heading>
          <PieceRows items={companies} level={3} />
        </Section>
      )}
      {voices.length > 0 && (
        <Section tone="sunk" aria-label="What travellers wrote">
          <ReviewVoices voices={voices} />
        </Section>
      )}
      {faq.length > 0 && (
        <Section aria-labelledby="questions">
          <Questions>
            <Heading level={2} id="questions">
              Asked before
            </Heading>
            <RichText blocks={[{ id: 'faq', type: 'faq', items: faq }]} />
          </Questions>
        </Section>
      )}
      <ReadOn title="More ideas" related={related} near={near} />
      <WayIn
        title="Tell us how you would do it"
        text="A month, a reason, whom you bring. The answer has days, distances and a price."
        label={callLabel}
        href={startAddress(startsWith)}
        isTrade={isTrade}
      />
    </>
  );
}

function Opening({ region, title, summary, picture, variant, product, callLabel, startsWith, isTrade }: LandingProps) {
  const words = (
    <>
      <Text variant="region" tone="soft">
        {region}
      </Text>
      <Heading level={1} size={title.length > 40 ? 'h1' : 'display'}>
        {title}
      </Heading>
      <Text variant="lead" tone="soft">
        {summary}
      </Text>
      {product && <Facts items={[{ name: 'A person', value: product.price, note: product.state }]} />}
      {isTrade ? (
        <Text>{ONLY_TRAVELERS}</Text>
      ) : (
        <ButtonLink href={startAddress(startsWith)} variant="primary" size="large" iconAfter={icons.arrow} data-print="hide">
          {callLabel}
        </ButtonLink>
      )}
    </>
  );
  if (!picture || variant === 'SPLIT')
    return (
      <Split>
        <Beside>{words}</Beside>
        {picture && <LeadPicture picture={picture} ratio="fill" sizes="(min-width: 900px) 50vw, 100vw" />}
      </Split>
    );
  return <Hero picture={<LeadPicture picture={picture} ratio="fill" sizes="100vw" />}>{words}</Hero>;
}

function startAddress(itinerary: string | null): string {
  return itinerary === null ? '/trip-request' : `/trip-request?itinerary=${itinerary}`;
}
