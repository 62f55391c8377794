import { useLoaderData } from 'react-router-dom';
import { breadcrumbData } from '#src/seo/breadcrumbs.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { Career } from './Career.tsx';
import type { CareerData } from './career.loader.ts';

/** An open position with its head. */
export function CareerContent() {
  const { jsonLd, ...career } = useLoaderData<CareerData>();
  const { origin } = useSettings();
  const way = [
    { label: 'Home', href: '/' },
    { label: 'Careers', href: '/careers' },
    { label: career.title, href: `/careers/${career.slug}` },
  ];
  return (
    <>
      <PageHead title={career.title} path={`/careers/${career.slug}`} description={`${career.summary} ${career.place}.`} />
      <JsonLd data={jsonLd} />
      <JsonLd data={breadcrumbData(origin, way)} />
      <Career {...career} way={way} />
    </>
  );
}
