import { Breadcrumbs, Container, Heading, Link, RichText, Section, Text } from '@farwend/design-system';
import { Byline } from '#src/content/Byline.tsx';
import { LeadPicture } from '#src/content/LeadPicture.tsx';
import { PartLinks } from '#src/content/PartLinks.tsx';
import { ReadOn } from '#src/content/ReadOn.tsx';
import { ReviewVoices } from '#src/content/ReviewVoices.tsx';
import { TourPlates } from '#src/content/TourPlates.tsx';
import { WayIn } from '#src/content/WayIn.tsx';
import { StoryText } from '#src/content/StoryText.tsx';
import { Aside, Body, Head, Panorama, Sources, Title, Words } from './Article.styles.ts';
import type { articleLoader } from './article.loader.ts';

/** Props of Article. */
export interface ArticleProps extends Omit<Awaited<ReturnType<typeof articleLoader>>, 'head'> {
  /** The person is of the trade: words stand in place of the trip-request button. */
  isTrade: boolean;
}

/** An article: its title beside who wrote it, a panorama to the window's edge, the text with its parts along a piece of the route. */
export function Article(props: ArticleProps) {
  const { crumbs, region, title, summary, picture, author, lines, blocks, parts, faq, sources, tours, related, voices, near } = props;
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
            <Aside>
              <PartLinks parts={parts} label="In this article" />
            </Aside>
            <Words>
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
            </Words>
          </Body>
        </Container>
      </article>
      {tours.length > 0 && (
        <Section tone="sunk" aria-labelledby="tours">
          <TourPlates id="tours" title="Routes that go there" items={tours} />
        </Section>
      )}
      {voices.length > 0 && (
        <Section aria-label="What travellers wrote">
          <ReviewVoices voices={voices} />
        </Section>
      )}
      <ReadOn related={related} near={near} />
      <WayIn
        title="Go and see for yourself"
        text="Tell us when and with whom. Somebody who lives there answers with days, distances and a price."
        isTrade={props.isTrade}
      />
    </>
  );
}
