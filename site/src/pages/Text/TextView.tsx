import { Breadcrumbs, Container, Heading, PageHeader, Section, Text } from '@farwend/design-system';
import { LeadPicture } from '#src/content/LeadPicture.tsx';
import { TableOfContents } from '#src/content/TableOfContents.tsx';
import { ContentRows } from '#src/content/ContentRows.tsx';
import { TripRequestPrompt } from '#src/content/TripRequestPrompt.tsx';
import { StoryText } from '#src/content/StoryText.tsx';
import { useInsertPromises } from '#src/shared/useInsertPromises.ts';
import { Steps } from './Steps.tsx';
import { Team } from './Team.tsx';
import type { buildTextPage } from './buildTextPage.ts';
import { Sidebar, Body, Head, Panorama, Content } from './TextView.styles.ts';

/** Props of TextView. */
export interface TextViewProps extends Omit<ReturnType<typeof buildTextPage>, 'head' | 'kind'> {
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
}

/** A text page in the layout of its template. */
export function TextView({
  crumbs,
  template,
  title,
  summary,
  picture,
  inForceSince,
  tableOfContents,
  related,
  people,
  isTrade,
  ...text
}: TextViewProps) {
  const insert = useInsertPromises();
  const blocks = text.blocks;
  return (
    <>
      <Container>
        <Head data-template={template}>
          <Breadcrumbs items={crumbs} data-print="hide" />
          <PageHeader title={title} lead={summary} facts={inForceSince && <Text variant="fact">{inForceSince}</Text>} />
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
              <Sidebar>
                <TableOfContents entries={template === 'PROMISES' ? [] : tableOfContents} />
              </Sidebar>
              <Content data-template={template}>
                <StoryText label={title} blocks={blocks} />
              </Content>
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
          <ContentRows items={related} level={3} />
        </Section>
      )}
      {templatesWithPrompt.has(template) && (
        <TripRequestPrompt
          title="Begin with a place, or only a month"
          text={insert('It takes {promise:timeToFillIn}, and a person reads it. It costs you {promise:cost}.')}
          isTrade={isTrade}
        />
      )}
    </>
  );
}

/** Templates that end with an invitation to start a trip request. */
const templatesWithPrompt: ReadonlySet<TextViewProps['template']> = new Set(['HOW_IT_WORKS', 'PROMISES', 'ABOUT', 'DYNAMIC', 'TEAM']);
