import { Breadcrumbs, Container, Heading, Image, Link, PageHeader, Section, Text } from '@farwend/design-system';
import { LeadPicture } from '#src/content/LeadPicture.tsx';
import { PieceRows } from '#src/content/PieceRows.tsx';
import { WayIn } from '#src/content/WayIn.tsx';
import { StoryText } from '#src/content/StoryText.tsx';
import type { categoryOf } from './categoryOf.ts';
import { Body, Head, Lines, Panorama } from './Category.styles.ts';

/** Props of Category. */
export interface CategoryProps extends Omit<ReturnType<typeof categoryOf>, 'head' | 'kind'> {
  /** The person is of the trade: words stand in place of the trip-request button. */
  isTrade: boolean;
}

/** A category of landing pages: its pages as large lines, each with its sentence and its picture. */
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
          <Lines data-layout={layout}>
            {pages.map(({ title: name, href, text, facts, picture: plate }) => (
              <li key={href}>
                {plate && <Image source={plate.source} decorative ratio="3:2" sizes="(min-width: 900px) 40vw, 100vw" focus={plate.focus} />}
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
          </Lines>
        </Body>
      </Section>
      {related.length > 0 && (
        <Section room="half" aria-labelledby="related">
          <Heading level={2} size="h3" id="related">
            More ideas
          </Heading>
          <PieceRows items={related} level={3} />
        </Section>
      )}
      <WayIn title="Or say it in a sentence" text="“Somewhere with a long table in October” is enough to start with." isTrade={isTrade} />
    </>
  );
}
