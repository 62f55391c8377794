import { Heading, Link, PageHeader, RouteMap, Section, Stack, Text } from '@farwend/design-system';
import { CategoryLinks } from '#src/companies/CategoryLinks.tsx';
import { CompanyList } from '#src/companies/CompanyList.tsx';
import { CompareTray } from '#src/compare/CompareTray.tsx';
import { listChoices } from '#src/companies/listChoices.ts';
import type { Comparison } from '#src/compare/useComparison.ts';
import { mapSources, worldSheet } from '#src/content/mapSources.ts';
import type { CompaniesData } from './companies.loader.ts';

/** Props of Companies. */
export interface CompaniesProps extends CompaniesData {
  comparison: Comparison;
}

/** All companies by destination; as rows, or with the same numbers on a map of each. */
export function Companies({ destinations, themes, companyCount, otherView, comparison }: CompaniesProps) {
  const listed = destinations.filter(({ map }) => !map);
  return (
    <>
      <Section room="half">
        <Stack gap={8}>
          <PageHeader
            title="The people on the ground"
            lead="Each of these houses plans journeys in its own country and sleeps in the places it books. The rating is that of the travellers who came home."
            facts={<p>{companyCount === 1 ? 'One company' : `${companyCount.toLocaleString('en-US')} companies`} today</p>}
          />
          {themes.length > 0 && <CategoryLinks categories={themes} />}
          {otherView && <Link href={otherView}>{listed.length < destinations.length ? 'Show them as rows' : 'Show them on maps'}</Link>}
        </Stack>
      </Section>
      {destinations.map(({ title, href, summary, companies, map }, index) => (
        <Section key={href} room="half" tone={index % 2 === 1 ? 'sunk' : 'paper'} aria-labelledby={`ground-${index}`}>
          <Stack gap={8}>
            <Stack gap={2} align="start">
              <Heading level={2} id={`ground-${index}`}>
                <Link href={href} variant="bare">
                  {title}
                </Link>
              </Heading>
              <Text tone="soft">{summary}</Text>
            </Stack>
            {map ? (
              <RouteMap {...map} route={false} world={worldSheet} caption={mapSources} label={`Their offices on a map: ${title}`} />
            ) : (
              <CompanyList companies={companies} level={3} comparison={comparison} />
            )}
          </Stack>
        </Section>
      ))}
      <CompareTray kind="companies" comparison={comparison} rows={listChoices(listed.flatMap(({ companies }) => companies))} />
    </>
  );
}
