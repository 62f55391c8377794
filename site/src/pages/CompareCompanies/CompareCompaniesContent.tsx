import { SideBySide, type ComparisonData } from '#src/compare/SideBySide.tsx';
import { useComparison } from '#src/compare/useComparison.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useLoaderData } from '#src/startup/page.ts';

/** The comparison with its document head. It is not indexed: each page in it is. */
export function CompareCompaniesContent() {
  const data = useLoaderData<ComparisonData>();
  return (
    <>
      <PageHead
        title="Travel companies side by side"
        description="Two or three companies beside each other: who answers and how soon, from what a night, and what travellers made of it."
        path="/compare/companies"
        noIndex
      />
      <SideBySide {...data} kind="companies" comparison={useComparison('companies')} />
    </>
  );
}
