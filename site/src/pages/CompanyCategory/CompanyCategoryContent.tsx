import { useComparison } from '#src/compare/useComparison.ts';
import { useLoaderData } from '#src/startup/page.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { CompanyCategory } from './CompanyCategory.tsx';
import type { CompanyCategoryData } from './companyCategory.loader.ts';

/** A category of companies with its document head. */
export function CompanyCategoryContent() {
  const { seo, jsonLd, ...category } = useLoaderData<CompanyCategoryData>();
  return (
    <>
      <PageHead
        title={seo.title}
        description={seo.description}
        path={`/travel-companies/${category.slug}`}
        canonical={seo.canonicalUrl}
        noIndex={seo.noIndex}
      />
      {jsonLd.map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
      <CompanyCategory {...category} comparison={useComparison('companies')} />
    </>
  );
}
