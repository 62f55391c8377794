import { useLoaderData } from 'react-router-dom';
import { breadcrumbData } from '#src/seo/breadcrumbs.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { Careers } from './Careers.tsx';
import type { CareerLine } from './careers.loader.ts';

/** The open positions with their head. */
export function CareersContent() {
  const positions = useLoaderData<CareerLine[]>();
  const { origin } = useSettings();
  return (
    <>
      <PageHead
        title="Work at Farwend"
        path="/careers/"
        description="Open positions on the care desk, in editorial and in engineering, each with its place, its pay and its last day."
      />
      <JsonLd
        data={breadcrumbData(origin, [
          { label: 'Home', href: '/' },
          { label: 'Careers', href: '/careers' },
        ])}
      />
      <Careers positions={positions} />
    </>
  );
}
