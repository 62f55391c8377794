import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadFirstFound } from '#src/content/loadFirstFound.ts';
import { loadContent } from '#src/content/loadContent.ts';
import { buildCategoryPage } from '#src/pages/Category/buildCategoryPage.ts';
import { buildLandingPage } from '#src/pages/Landing/buildLandingPage.ts';
import { buildTextPage } from '#src/pages/Text/buildTextPage.ts';
import { loadTextPage } from '#src/pages/Text/loadTextPage.ts';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';

type SlugPageData = ReturnType<typeof buildLandingPage> | ReturnType<typeof buildTextPage> | ReturnType<typeof buildCategoryPage>;
interface SlugMatch {
  breadcrumbs: readonly { url: string }[];
  build: (isPreview: boolean) => SlugPageData;
}

/** Loads the content item directly below the root: a landing page, a text page or a landing page category, in this order. */
export async function slugLoader(args: LoaderFunctionArgs): Promise<SlugPageData> {
  const { params, context } = args;
  const api = context.get(apiContext);
  const { origin } = context.get(settingsContext);
  const id = params['slug'] ?? '';
  const { build: show, isPreview } = await loadContent(args, (query) =>
    loadFirstFound<SlugMatch>([
      async () => {
        const page = await api.get('/v2/landing_page_pages/{id}', { params: { id }, query });
        return { ...page, build: (isDraft) => buildLandingPage({ ...page, isPreview: isDraft }, origin) };
      },
      async () => {
        const page = await loadTextPage(`/${id}`, api, query);
        return { ...page, build: (isDraft) => buildTextPage({ ...page, isPreview: isDraft }, origin) };
      },
      async () => {
        const page = await api.get('/v2/landing_page_category_pages/{id}', { params: { id }, query });
        return { ...page, build: (isDraft) => buildCategoryPage({ ...page, isPreview: isDraft }, origin) };
      },
    ]),
  );
  return show(isPreview);
}
