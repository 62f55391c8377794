import { useLoaderData } from '#src/startup/page.ts';
import { useComparison } from '#src/compare/useComparison.ts';
import { buildBreadcrumbData } from '#src/seo/buildBreadcrumbData.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { Companies } from './Companies.tsx';
import type { CompaniesData } from './companies.loader.ts';

/** The index of all companies with its document head. */
export function CompaniesContent() {
  const data = useLoaderData<CompaniesData>();
  const { origin } = useSettings();
  return (
    <>
      <PageHead
        title="The travel companies"
        path="/travel-companies/"
        description={`${data.companyCount === 1 ? 'One company that plans' : `${data.companyCount} companies that plan`} journeys where they live: by continent, with what travellers wrote about each.`}
      />
      <JsonLd
        data={buildBreadcrumbData(origin, [
          { label: 'Home', href: '/' },
          { label: 'Travel companies', href: '/travel-companies' },
        ])}
      />
      <Companies {...data} comparison={useComparison('companies')} />
    </>
  );
}
