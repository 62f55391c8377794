import { Breadcrumbs, Container, Heading, Link, RichText, RouteMap, Section, Text } from '@farwend/design-system';
import { Byline } from '#src/content/Byline.tsx';
import { LeadPicture } from '#src/content/LeadPicture.tsx';
import { TableOfContents } from '#src/content/TableOfContents.tsx';
import { RelatedContent } from '#src/content/RelatedContent.tsx';
import { ReviewQuotes } from '#src/content/ReviewQuotes.tsx';
import { CardMap } from '#src/content/CardMap.tsx';
import { mapSources } from '#src/content/mapSources.ts';
import { FeaturedTours } from '#src/content/FeaturedTours.tsx';
import { TripRequestPrompt } from '#src/content/TripRequestPrompt.tsx';
import { StoryText } from '#src/content/StoryText.tsx';
import { TripRequestButton } from '#src/trip-context/TripRequestButton.tsx';
import { Sidebar, Body, Head, Panorama, Sources, Title, Content } from './Article.styles.ts';
import type { articleLoader } from './article.loader.ts';

/** Props of Article. */
export interface ArticleProps extends Omit<Awaited<ReturnType<typeof articleLoader>>, 'head' | 'tripContext' | 'hasOwnAction'> {
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
}

/** An article: title and byline, a full-width picture, the text with its table of contents, and related content. */
export function Article(props: ArticleProps) {
  const {
    crumbs,
    region,
    title,
    summary,
    picture,
    map,
    author,
    lines,
    blocks,
    tableOfContents,
    faq,
    sources,
    tours,
    related,
    reviewQuotes,
    nearby,
    isTrade,
  } = props;
  return (
    <>
      <article>
        <Container>
          <Head>
            <Breadcrumbs items={crumbs} />
            <Title>
              <Text variant="region" tone="soft">
                {region}
              </Text>
              <Heading level={1}>{title}</Heading>
              <Text variant="quote" tone="soft">
                {summary}
              </Text>
              <TripRequestButton isTrade={isTrade} />
            </Title>
            <Byline author={author} lines={lines} />
          </Head>
        </Container>
        {picture && (
          <Panorama>
            <LeadPicture picture={picture} ratio="fill" sizes="100vw" />
          </Panorama>
        )}
        <Container>
          <Body>
            <Sidebar>
              <TableOfContents entries={tableOfContents} label="In this article" />
            </Sidebar>
            <Content>
              {!picture && map && (
                <RouteMap
                  {...map}
                  route={false}
                  legend={false}
                  caption={mapSources}
                  label={`Where it is: ${map.places.map(({ name }) => name).join(', ')}`}
                />
              )}
              <StoryText label="The article" blocks={blocks} data-part="story" />
              {faq.length > 0 && (
                <section aria-labelledby="questions">
                  <Heading level={2} id="questions" size="h3">
                    Asked by readers
                  </Heading>
                  <RichText blocks={[{ id: 'faq', type: 'faq', items: faq }]} />
                </section>
              )}
              {sources.length > 0 && (
                <Sources aria-labelledby="sources">
                  <Text variant="region" tone="soft" id="sources">
                    Sources
                  </Text>
                  <ol>
                    {sources.map(({ label, url }) => (
                      <li key={url}>
                        <Link href={url}>{label}</Link>
                      </li>
                    ))}
                  </ol>
                </Sources>
              )}
            </Content>
          </Body>
        </Container>
      </article>
      {tours.length > 0 && (
        <Section tone="sunk" aria-labelledby="tours">
          <FeaturedTours cardMap={CardMap} id="tours" title="Routes that go there" items={tours} />
        </Section>
      )}
      {reviewQuotes.length > 0 && (
        <Section aria-label="What travellers wrote">
          <ReviewQuotes quotes={reviewQuotes} />
        </Section>
      )}
      <RelatedContent related={related} nearby={nearby} />
      <TripRequestPrompt
        title="Go and see for yourself"
        text="Tell us when and with whom. Somebody who lives there answers with days, distances and a price."
        isTrade={isTrade}
      />
    </>
  );
}
