import { useLoaderData } from '#src/startup/page.ts';
import { buildBreadcrumbData } from '#src/seo/buildBreadcrumbData.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { Career } from './Career.tsx';
import type { CareerData } from './career.loader.ts';

/** An open position with its document head. */
export function CareerContent() {
  const { jsonLd, ...career } = useLoaderData<CareerData>();
  const { origin } = useSettings();
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Careers', href: '/careers' },
    { label: career.title, href: `/careers/${career.slug}` },
  ];
  return (
    <>
      <PageHead title={career.title} path={`/careers/${career.slug}`} description={`${career.summary} ${career.place}.`} />
      <JsonLd data={jsonLd} />
      <JsonLd data={buildBreadcrumbData(origin, crumbs)} />
      <Career {...career} crumbs={crumbs} />
    </>
  );
}
