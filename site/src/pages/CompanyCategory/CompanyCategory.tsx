import { Breadcrumbs, Heading, Link, PageHeader, RichText, RouteMap, Section, Stack, Text } from '@farwend/design-system';
import { CategoryLinks } from '#src/companies/CategoryLinks.tsx';
import { CompanyList } from '#src/companies/CompanyList.tsx';
import { CompareTray } from '#src/compare/CompareTray.tsx';
import { listChoices } from '#src/companies/listChoices.ts';
import type { Comparison } from '#src/compare/useComparison.ts';
import { mapSources, worldSheet } from '#src/content/mapSources.ts';
import type { CompanyCategoryData } from './companyCategory.loader.ts';

/** Props of CompanyCategory. */
export interface CompanyCategoryProps extends Omit<CompanyCategoryData, 'seo' | 'jsonLd'> {
  comparison: Comparison;
}

/** The companies of a category: pinned ones first, then the best rated; as rows, or with the same numbers on a map. */
export function CompanyCategory({ title, summary, body, companies, map, otherView, others, crumbs, comparison }: CompanyCategoryProps) {
  const reviews = companies.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  return (
    <>
      <Section room="none">
        <Breadcrumbs items={crumbs} />
      </Section>
      <Section room="half" aria-label={title}>
        <Stack gap={12}>
          <PageHeader
            title={title}
            lead={summary}
            facts={
              <p>
                {companies.length === 1 ? '1 company' : `${companies.length} companies`}
                {reviews > 0 && `, ${reviews.toLocaleString('en-US')} reviews of their journeys`}
              </p>
            }
          />
          {otherView && <Link href={otherView}>{map ? 'Show them as rows' : 'Show them on a map'}</Link>}
          {map ? (
            <RouteMap {...map} route={false} world={worldSheet} caption={mapSources} label="Their offices on a map" />
          ) : companies.length > 0 ? (
            <CompanyList companies={companies} level={2} comparison={comparison} />
          ) : (
            <Text>
              No company stands here today. <Link href="/travel-companies">See all of them</Link>
            </Text>
          )}
          {body.length > 0 && <RichText blocks={body} />}
        </Stack>
      </Section>
      <Section tone="glacier" room="half" aria-labelledby="other-categories">
        <Stack gap={6}>
          <Heading level={2} size="h3" id="other-categories">
            Other grounds, other ways
          </Heading>
          <CategoryLinks categories={[{ title: 'All companies', href: '/travel-companies' }, ...others]} />
        </Stack>
      </Section>
      <CompareTray kind="companies" comparison={comparison} rows={map ? [] : listChoices(companies)} />
    </>
  );
}
