import { Breadcrumbs, Container, Heading, PageHeader, Section, Text } from '@farwend/design-system';
import { LeadPicture } from '#src/content/LeadPicture.tsx';
import { PartLinks } from '#src/content/PartLinks.tsx';
import { PieceRows } from '#src/content/PieceRows.tsx';
import { WayIn } from '#src/content/WayIn.tsx';
import { StoryText } from '#src/content/StoryText.tsx';
import { Steps } from './Steps.tsx';
import { Team } from './Team.tsx';
import type { textOf } from './textOf.ts';
import { Aside, Body, Head, Panorama, Words } from './TextView.styles.ts';

/** Props of TextView. */
export interface TextViewProps extends Omit<ReturnType<typeof textOf>, 'head' | 'kind'> {
  /** The person is of the trade: words stand in place of the trip-request button. */
  isTrade: boolean;
}

/** A page of text in the look of its template. */
export function TextView({ crumbs, template, title, summary, picture, changed, parts, related, people, isTrade, ...text }: TextViewProps) {
  const blocks = text.blocks;
  return (
    <>
      <Container>
        <Head data-template={template}>
          <Breadcrumbs items={crumbs} data-print="hide" />
          <PageHeader title={title} lead={summary} facts={changed && <Text variant="fact">{changed}</Text>} />
        </Head>
      </Container>
      {picture && (
        <Panorama>
          <LeadPicture picture={picture} ratio="fill" sizes="100vw" />
        </Panorama>
      )}
      {template === 'HOW_IT_WORKS' ? (
        <Section room="half" aria-label={title}>
          <Steps blocks={blocks} />
        </Section>
      ) : (
        blocks.length > 0 && (
          <Section room="half" aria-label={title}>
            <Body>
              <Aside>
                <PartLinks parts={template === 'PROMISES' ? [] : parts} />
              </Aside>
              <Words data-template={template}>
                <StoryText label={title} blocks={blocks} />
              </Words>
            </Body>
          </Section>
        )
      )}
      {people.length > 0 && (
        <Section room="half" aria-label="People">
          <Team people={people} />
        </Section>
      )}
      {related.length > 0 && (
        <Section room="half" aria-labelledby="related">
          <Heading level={2} size="h3" id="related">
            Read on
          </Heading>
          <PieceRows items={related} level={3} />
        </Section>
      )}
      {withWayIn.has(template) && (
        <WayIn
          title="Begin with a place, or only a month"
          text="It takes four minutes, and a person reads it. Nothing is paid and nothing is owed."
          isTrade={isTrade}
        />
      )}
    </>
  );
}

/** Pages whose reader may want to go on to a request. */
const withWayIn: ReadonlySet<TextViewProps['template']> = new Set(['HOW_IT_WORKS', 'PROMISES', 'ABOUT', 'DYNAMIC', 'TEAM']);
