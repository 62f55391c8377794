import { Breadcrumbs, Container, Heading, Image, Link, PageHeader, Section, Text } from '@farwend/design-system';
import { CardMap } from '#src/content/CardMap.tsx';
import { LeadPicture } from '#src/content/LeadPicture.tsx';
import { ContentRows } from '#src/content/ContentRows.tsx';
import { TripRequestPrompt } from '#src/content/TripRequestPrompt.tsx';
import { StoryText } from '#src/content/StoryText.tsx';
import type { buildCategoryPage } from './buildCategoryPage.ts';
import { Body, Head, PageList, Panorama } from './Category.styles.ts';

/** Props of Category. */
export interface CategoryProps extends Omit<ReturnType<typeof buildCategoryPage>, 'head' | 'kind'> {
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
}

/** A category of landing pages: its pages as large rows with summary and picture. */
export function Category({ crumbs, title, summary, layout, picture, blocks, pages, related, isTrade }: CategoryProps) {
  return (
    <>
      <Container>
        <Head>
          <Breadcrumbs items={crumbs} data-print="hide" />
          <PageHeader title={title} lead={summary} />
        </Head>
      </Container>
      {picture && (
        <Panorama>
          <LeadPicture picture={picture} ratio="fill" sizes="100vw" />
        </Panorama>
      )}
      <Section room="half" aria-label={title}>
        <Body>
          {blocks.length > 0 && (
            <div>
              <StoryText label={title} blocks={blocks} />
            </div>
          )}
          <PageList data-layout={layout}>
            {pages.map(({ title: name, href, text, facts, picture: plate, map }) => (
              <li key={href}>
                {plate && <Image source={plate.source} decorative ratio="3:2" sizes="(min-width: 900px) 40vw, 100vw" focus={plate.focus} />}
                {!plate && map && <CardMap {...map} />}
                <div>
                  <Heading level={2}>
                    <Link href={href} variant="bare">
                      {name}
                    </Link>
                  </Heading>
                  <Text tone="soft">{text}</Text>
                  {facts && (
                    <Text variant="fact" tone="soft">
                      {facts}
                    </Text>
                  )}
                </div>
              </li>
            ))}
          </PageList>
        </Body>
      </Section>
      {related.length > 0 && (
        <Section room="half" aria-labelledby="related">
          <Heading level={2} size="h3" id="related">
            More ideas
          </Heading>
          <ContentRows items={related} level={3} />
        </Section>
      )}
      <TripRequestPrompt
        title="Or say it in a sentence"
        text="“Somewhere with a long table in October” is enough to start with."
        isTrade={isTrade}
      />
    </>
  );
}
