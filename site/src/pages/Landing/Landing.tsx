import { Breadcrumbs, Container, Facts, Heading, Hero, RichText, Section, Text } from '@farwend/design-system';
import { LeadPicture } from '#src/content/LeadPicture.tsx';
import { ContentRows } from '#src/content/ContentRows.tsx';
import { RelatedContent } from '#src/content/RelatedContent.tsx';
import { ReviewQuotes } from '#src/content/ReviewQuotes.tsx';
import { CardMap } from '#src/content/CardMap.tsx';
import { FeaturedTours } from '#src/content/FeaturedTours.tsx';
import { TripRequestPrompt } from '#src/content/TripRequestPrompt.tsx';
import { StoryText } from '#src/content/StoryText.tsx';
import { HeroContent, Crumbs, Questions, SplitHero, Story, Tours } from './Landing.styles.ts';
import type { buildLandingPage } from './buildLandingPage.ts';
import { TripRequestButton } from '#src/trip-context/TripRequestButton.tsx';

/** Props of Landing. */
export interface LandingProps extends Omit<ReturnType<typeof buildLandingPage>, 'head' | 'kind' | 'tripContext' | 'hasOwnAction'> {
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
}

/** A landing page: hero, text, itineraries, companies, questions and related content. */
export function Landing(props: LandingProps) {
  const { crumbs, title, blocks, tours, companies, faq, reviewQuotes, related, nearby, callLabel, isTrade } = props;
  const featured = tours.slice(0, 3);
  const others = tours.slice(3);
  return (
    <>
      <Container>
        <Crumbs data-print="hide">
          <Breadcrumbs items={crumbs} />
        </Crumbs>
      </Container>
      <LandingHero {...props} />
      {blocks.length > 0 && (
        <Section aria-label={title}>
          <Story>
            <StoryText label={`About ${title}`} blocks={blocks} />
          </Story>
        </Section>
      )}
      {featured.length > 0 && (
        <Section tone="sunk" aria-labelledby="tours">
          <Tours>
            <FeaturedTours
              cardMap={CardMap}
              id="tours"
              title={featured.length === 1 ? 'The route' : 'Routes to begin with'}
              items={featured}
            />
            {others.length > 0 && <ContentRows items={others} level={3} />}
          </Tours>
        </Section>
      )}
      {companies.length > 0 && (
        <Section aria-labelledby="companies">
          <Heading level={2} id="companies">
            Who plans it
          </Heading>
          <ContentRows items={companies} level={3} />
        </Section>
      )}
      {reviewQuotes.length > 0 && (
        <Section tone="sunk" aria-label="What travellers wrote">
          <ReviewQuotes quotes={reviewQuotes} />
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
      <RelatedContent title="More ideas" related={related} nearby={nearby} />
      <TripRequestPrompt
        title="Tell us how you would do it"
        text="A month, a reason, whom you bring. The answer has days, distances and a price."
        label={callLabel}
        isTrade={isTrade}
      />
    </>
  );
}

function LandingHero({ region, title, summary, picture, variant, product, callLabel, isTrade }: LandingProps) {
  const content = (
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
      <TripRequestButton label={callLabel} isTrade={isTrade} />
    </>
  );
  if (!picture || variant === 'SPLIT')
    return (
      <SplitHero>
        <HeroContent>{content}</HeroContent>
        {picture && <LeadPicture picture={picture} ratio="fill" sizes="(min-width: 900px) 50vw, 100vw" />}
      </SplitHero>
    );
  return <Hero picture={<LeadPicture picture={picture} ratio="fill" sizes="100vw" />}>{content}</Hero>;
}
