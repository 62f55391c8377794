import { useLoaderData } from '#src/startup/page.ts';
import { CategoryPage } from '#src/pages/Category/CategoryPage.tsx';
import { LandingPage } from '#src/pages/Landing/LandingPage.tsx';
import { TextPage } from '#src/pages/Text/TextPage.tsx';
import type { slugLoader } from './slug.loader.ts';

const pages = { landing: LandingPage, text: TextPage, category: CategoryPage };

/** The page of the content item directly below the root. */
export function SlugPage() {
  const Page = pages[useLoaderData<typeof slugLoader>().kind];
  return <Page />;
}
