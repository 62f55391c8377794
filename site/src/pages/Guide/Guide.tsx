import { Breadcrumbs, Container, Facts, Heading, Hero, Image, RichText, Section, Text } from '@farwend/design-system';
import { Byline } from '#src/content/Byline.tsx';
import { LeadPicture } from '#src/content/LeadPicture.tsx';
import { TableOfContents } from '#src/content/TableOfContents.tsx';
import { RelatedContent } from '#src/content/RelatedContent.tsx';
import { ReviewQuotes } from '#src/content/ReviewQuotes.tsx';
import { CardMap } from '#src/content/CardMap.tsx';
import { FeaturedTours } from '#src/content/FeaturedTours.tsx';
import { TripRequestPrompt } from '#src/content/TripRequestPrompt.tsx';
import { StoryText } from '#src/content/StoryText.tsx';
import { TripRequestButton } from '#src/trip-context/TripRequestButton.tsx';
import { Sidebar, Body, Highlights, Practical, Crumbs, Content, YearContent } from './Guide.styles.ts';
import type { guideLoader } from './guide.loader.ts';
import { Year } from './Year.tsx';

/** Props of Guide. */
export interface GuideProps extends Omit<Awaited<ReturnType<typeof guideLoader>>, 'head' | 'tripContext' | 'hasOwnAction'> {
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
}

/** A guide: hero, the year by month, text with table of contents, highlights, practical facts and related content. */
export function Guide(props: GuideProps) {
  const {
    crumbs,
    title,
    year,
    blocks,
    tableOfContents,
    highlights,
    practical,
    checked,
    faq,
    tours,
    reviewQuotes,
    related,
    nearby,
    isTrade,
  } = props;
  return (
    <>
      <Container>
        <Crumbs data-print="hide">
          <Breadcrumbs items={crumbs} />
        </Crumbs>
      </Container>
      <GuideHero {...props} />
      {year.length > 0 && (
        <Section aria-labelledby="year">
          <YearContent>
            <Year place={title} months={year} />
          </YearContent>
        </Section>
      )}
      <Section room="half" aria-label={title}>
        <Body>
          <Sidebar>
            <TableOfContents entries={tableOfContents} label="In this guide" />
            <Byline author={props.author} lines={props.lines} />
          </Sidebar>
          <Content>
            <StoryText label={`About ${title}`} blocks={blocks} />
          </Content>
        </Body>
      </Section>
      {highlights.length > 0 && (
        <Section aria-labelledby="highlights">
          <Highlights>
            <Heading level={2} id="highlights">
              What to come for
            </Heading>
            <ol>
              {highlights.map(({ title: name, text, picture }) => (
                <li key={name}>
                  {picture && (
                    <Image
                      source={picture.source}
                      alt={picture.alt}
                      ratio="4:5"
                      sizes="(min-width: 900px) 33vw, 100vw"
                      focus={picture.focus}
                    />
                  )}
                  <Heading level={3}>{name}</Heading>
                  <Text tone="soft">{text}</Text>
                </li>
              ))}
            </ol>
          </Highlights>
        </Section>
      )}
      {practical.length > 0 && (
        <Section tone="sunk" aria-labelledby="practical">
          <Practical>
            <div>
              <Heading level={2} id="practical">
                Before you go
              </Heading>
              {checked && (
                <Text variant="fact" tone="soft">
                  {checked}
                </Text>
              )}
            </div>
            <dl>
              {practical.map(({ name, value }) => (
                <div key={name}>
                  <Text as="dt" variant="region" tone="soft">
                    {name}
                  </Text>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {faq.length > 0 && <RichText blocks={[{ id: 'faq', type: 'faq', items: faq }]} />}
          </Practical>
        </Section>
      )}
      {tours.length > 0 && (
        <Section aria-labelledby="tours">
          <FeaturedTours cardMap={CardMap} id="tours" title={`Routes through ${title}`} items={tours} />
        </Section>
      )}
      {reviewQuotes.length > 0 && (
        <Section tone="sunk" aria-label="What travellers wrote">
          <ReviewQuotes quotes={reviewQuotes} />
        </Section>
      )}
      <RelatedContent related={related} nearby={nearby} />
      <TripRequestPrompt
        title={`Somebody lives there`}
        text="Describe the days you would like. The person who answers knows the road, the tide table and the owner."
        isTrade={isTrade}
      />
    </>
  );
}

function GuideHero({ kind, title, summary, picture, facts, isTrade }: GuideProps) {
  const content = (
    <>
      <Text variant="region" tone="soft">
        {kind}
      </Text>
      <Heading level={1} size="display">
        {title}
      </Heading>
      <Text variant="lead" tone="soft">
        {summary}
      </Text>
      <TripRequestButton isTrade={isTrade} />
      {facts.length > 0 && <Facts items={facts} />}
    </>
  );
  if (!picture) return <Container>{content}</Container>;
  return <Hero picture={<LeadPicture picture={picture} ratio="fill" sizes="100vw" />}>{content}</Hero>;
}
