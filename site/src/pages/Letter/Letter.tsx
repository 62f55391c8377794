import { Breadcrumbs, Container, Heading, Image, Link, Section, Text } from '@farwend/design-system';
import { LeadPicture } from '#src/content/LeadPicture.tsx';
import { StoryText } from '#src/content/StoryText.tsx';
import { TripRequestPrompt } from '#src/content/TripRequestPrompt.tsx';
import type { LetterLink } from '#src/letters/LetterLink.ts';
import { NEWSLETTER_PATH } from '#src/newsletter/rules.ts';
import { TripRequestButton } from '#src/trip-context/TripRequestButton.tsx';
import { Head, Neighbours, Portrait, Sheet, Signature } from './Letter.styles.ts';
import type { letterLoader } from './letter.loader.ts';

/** Props of Letter. */
export interface LetterProps extends Omit<Awaited<ReturnType<typeof letterLoader>>, 'head' | 'tripContext' | 'hasOwnAction'> {
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
}

/** A letter on a sheet of its own: date and title, a picture, the words, who signs it, and the letters before and after it. */
export function Letter({ crumbs, title, summary, day, picture, author, blocks, newer, older, isTrade }: LetterProps) {
  return (
    <>
      <Container>
        <Head>
          <Breadcrumbs items={crumbs} />
        </Head>
      </Container>
      <Section room="half" aria-labelledby="letter">
        <Sheet>
          <header>
            {day && (
              <Text variant="fact" tone="soft">
                {day}
              </Text>
            )}
            <Heading level={1} id="letter">
              {title}
            </Heading>
            <Text variant="quote" tone="soft">
              {summary}
            </Text>
            <TripRequestButton isTrade={isTrade} />
          </header>
          {picture && <LeadPicture picture={picture} ratio="3:2" sizes="(min-width: 768px) 46rem, 100vw" />}
          <StoryText label="The letter" blocks={blocks} data-part="letter" />
          {author && (
            <Signature>
              {author.portrait && (
                <Portrait>
                  <Image source={author.portrait.source} decorative ratio="1:1" sizes="56px" />
                </Portrait>
              )}
              <div>
                <Text variant="quote">{author.name}</Text>
                <Text variant="fact" tone="soft">
                  {author.work}
                </Text>
              </div>
            </Signature>
          )}
          <Text tone="soft" data-print="hide">
            This went out by email. <Link href={NEWSLETTER_PATH}>Have the next one sent to you</Link>
          </Text>
          {(older ?? newer) && (
            <Neighbours aria-label="Other letters" data-print="hide">
              {older && <Neighbour label="The one before" letter={older} />}
              {newer && <Neighbour label="The one after" letter={newer} />}
            </Neighbours>
          )}
        </Sheet>
      </Section>
      <TripRequestPrompt
        title="Write one back"
        text="Tell us where you have been thinking of, or only when. Somebody who lives there answers with days, distances and a price."
        isTrade={isTrade}
      />
    </>
  );
}

function Neighbour({ label, letter: { title, href, day } }: { label: string; letter: LetterLink }) {
  return (
    <div>
      <Text variant="fact" tone="soft">
        {label}, {day}
      </Text>
      <Link href={href}>{title}</Link>
    </div>
  );
}
