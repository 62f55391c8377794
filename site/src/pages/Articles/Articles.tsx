import { Breadcrumbs, Container, FilterBar, Heading, Image, Link, PageHeader, Pagination, Section, Text } from '@farwend/design-system';
import { CardMap } from '#src/content/CardMap.tsx';
import { LeadPicture } from '#src/content/LeadPicture.tsx';
import { TripRequestPrompt } from '#src/content/TripRequestPrompt.tsx';
import { buildListHref } from '#src/content/buildListHref.ts';
import { PageTop } from '#src/content/PageTop.styles.ts';
import { TripRequestButton } from '#src/trip-context/TripRequestButton.tsx';
import type { articlesLoader } from './articles.loader.ts';
import { Columns, Footer, LeadArticle, ArticleCard, SectionNav } from './Articles.styles.ts';

/** Props of Articles. */
export interface ArticlesProps extends Omit<Awaited<ReturnType<typeof articlesLoader>>, 'tripContext' | 'hasOwnAction'> {
  /** Whether the visitor is an agent or team member, who sees a sentence instead of the trip-request button. */
  isTrade: boolean;
}

/** The list of articles: the newest in large type, the others in columns, filtered by links and a plain form. */
export function Articles({ filterValues, sections, filters, applied, total, page, pages, articles, isTrade }: ArticlesProps) {
  const [lead, ...others] = articles;
  return (
    <>
      <Container>
        <PageTop>
          <Breadcrumbs
            items={[
              { label: 'Home', href: '/' },
              { label: 'Articles', href: '/articles' },
            ]}
          />
          <PageHeader title="Journal" lead="Written by people who took the early boat: seasons, hours, tables, and what to leave out.">
            <TripRequestButton isTrade={isTrade} />
          </PageHeader>
          <div>
            <SectionNav aria-label="Sections">
              <ul>
                {sections.map(({ label, href, isCurrent }) => (
                  <li key={href}>
                    <Link href={href} variant="quiet" aria-current={isCurrent ? 'true' : undefined}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </SectionNav>
            <FilterBar
              action="/articles/"
              label="Narrow the journal"
              filters={filters}
              applied={applied}
              clearHref="/articles"
              result={total === 1 ? 'One article' : `${total} articles`}
            />
          </div>
        </PageTop>
      </Container>
      {lead ? (
        <Section room="half" aria-label="Articles">
          <LeadArticle>
            {lead.picture && <LeadPicture picture={lead.picture} ratio="3:2" sizes="(min-width: 900px) 66vw, 100vw" />}
            {!lead.picture && lead.map && <CardMap {...lead.map} />}
            <div>
              <Text variant="region" tone="soft">
                {lead.region}
              </Text>
              <Heading level={2} size="h1">
                <Link href={lead.href} variant="bare">
                  {lead.title}
                </Link>
              </Heading>
              <Text variant="lead" tone="soft">
                {lead.text}
              </Text>
              <Text variant="fact" tone="soft">
                {lead.facts}
              </Text>
            </div>
          </LeadArticle>
          <Columns>
            {others.map(({ title, href, region, text, facts, picture, map }) => (
              <ArticleCard key={href}>
                {picture && (
                  <Image
                    source={picture.source}
                    decorative
                    ratio="3:2"
                    sizes="(min-width: 1280px) 300px, (min-width: 768px) 45vw, 34vw"
                    focus={picture.focus}
                  />
                )}
                {!picture && map && <CardMap {...map} />}
                <div>
                  <Text variant="region" tone="soft">
                    {region}
                  </Text>
                  <Heading level={2} size="h4">
                    <Link href={href} variant="bare">
                      {title}
                    </Link>
                  </Heading>
                  <Text variant="small" tone="soft">
                    {text}
                  </Text>
                  <Text variant="fact" tone="soft">
                    {facts}
                  </Text>
                </div>
              </ArticleCard>
            ))}
          </Columns>
        </Section>
      ) : (
        <Section room="half" aria-label="Articles">
          <Heading level={2} size="h3">
            Nothing has been written about this yet
          </Heading>
          <Text tone="soft">
            <Link href="/articles">Everything in the journal</Link>
          </Text>
        </Section>
      )}
      <Container>
        <Footer>
          <Pagination page={page} pages={pages} hrefOf={(number) => buildListHref('/articles', { ...filterValues, page: number })} />
        </Footer>
      </Container>
      <TripRequestPrompt
        title="Been reading long enough"
        text="Tell us when and with whom. Somebody who lives there answers with days, distances and a price."
        isTrade={isTrade}
      />
    </>
  );
}
