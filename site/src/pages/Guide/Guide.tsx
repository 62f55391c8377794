import { Breadcrumbs, Container, Facts, Heading, Hero, Image, RichText, Section, Text } from '@farwend/design-system';
import { Byline } from '#src/content/Byline.tsx';
import { LeadPicture } from '#src/content/LeadPicture.tsx';
import { PartLinks } from '#src/content/PartLinks.tsx';
import { ReadOn } from '#src/content/ReadOn.tsx';
import { ReviewVoices } from '#src/content/ReviewVoices.tsx';
import { TourPlates } from '#src/content/TourPlates.tsx';
import { WayIn } from '#src/content/WayIn.tsx';
import { StoryText } from '#src/content/StoryText.tsx';
import { Aside, Body, Highlights, Practical, Top, Words, YearSheet } from './Guide.styles.ts';
import type { guideLoader } from './guide.loader.ts';
import { Year } from './Year.tsx';

/** Props of Guide. */
export interface GuideProps extends Omit<Awaited<ReturnType<typeof guideLoader>>, 'head'> {
  /** The person is of the trade: words stand in place of the trip-request button. */
  isTrade: boolean;
}

/** A guide as a sheet of the atlas: its title block in the picture, its year, what is told of it, and what must be known. */
export function Guide(props: GuideProps) {
  const { crumbs, title, year, blocks, parts, highlights, practical, checked, faq, tours, voices, related, near, isTrade } = props;
  return (
    <>
      <Container>
        <Top data-print="hide">
          <Breadcrumbs items={crumbs} />
        </Top>
      </Container>
      <Opening {...props} />
      {year.length > 0 && (
        <Section aria-labelledby="year">
          <YearSheet>
            <Year place={title} months={year} />
          </YearSheet>
        </Section>
      )}
      <Section room="half" aria-label={title}>
        <Body>
          <Aside>
            <PartLinks parts={parts} label="In this guide" />
            <Byline author={props.author} lines={props.lines} />
          </Aside>
          <Words>
            <StoryText label={`About ${title}`} blocks={blocks} />
          </Words>
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
          <TourPlates id="tours" title={`Routes through ${title}`} items={tours} />
        </Section>
      )}
      {voices.length > 0 && (
        <Section tone="sunk" aria-label="What travellers wrote">
          <ReviewVoices voices={voices} />
        </Section>
      )}
      <ReadOn related={related} near={near} />
      <WayIn
        title={`Somebody lives there`}
        text="Describe the days you would like. The person who answers knows the road, the tide table and the owner."
        isTrade={isTrade}
      />
    </>
  );
}

function Opening({ kind, title, summary, picture, facts }: GuideProps) {
  const words = (
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
      {facts.length > 0 && <Facts items={facts} />}
    </>
  );
  if (!picture) return <Container>{words}</Container>;
  return <Hero picture={<LeadPicture picture={picture} ratio="fill" sizes="100vw" />}>{words}</Hero>;
}
