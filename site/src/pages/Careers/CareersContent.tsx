import { useLoaderData } from '#src/startup/page.ts';
import { buildBreadcrumbData } from '#src/seo/buildBreadcrumbData.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { Careers } from './Careers.tsx';
import type { CareerListItem } from './careers.loader.ts';

/** The open positions with their head. */
export function CareersContent() {
  const positions = useLoaderData<CareerListItem[]>();
  const { origin } = useSettings();
  return (
    <>
      <PageHead
        title="Work at Farwend"
        path="/careers/"
        description="Open positions on the care desk, in editorial and in engineering, each with its place, its pay and its last day."
      />
      <JsonLd
        data={buildBreadcrumbData(origin, [
          { label: 'Home', href: '/' },
          { label: 'Careers', href: '/careers' },
        ])}
      />
      <Careers positions={positions} />
    </>
  );
}
