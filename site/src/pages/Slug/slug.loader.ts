import type { LoaderFunctionArgs } from 'react-router-dom';
import { firstFound } from '#src/content/firstFound.ts';
import { readPiece } from '#src/content/readPiece.ts';
import { categoryOf } from '#src/pages/Category/categoryOf.ts';
import { landingOf } from '#src/pages/Landing/landingOf.ts';
import { textOf } from '#src/pages/Text/textOf.ts';
import { textPageAt } from '#src/pages/Text/textPageAt.ts';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';

type Shown = ReturnType<typeof landingOf> | ReturnType<typeof textOf> | ReturnType<typeof categoryOf>;
interface Found {
  breadcrumbs: readonly { url: string }[];
  show: (isPreview: boolean) => Shown;
}

/** What has its page right below the root: a landing page, a page of text, or a category of landing pages; looked for in this order. */
export async function slugLoader(args: LoaderFunctionArgs): Promise<Shown> {
  const { params, context } = args;
  const api = context.get(apiContext);
  const { origin } = context.get(settingsContext);
  const id = params['slug'] ?? '';
  const { show, isPreview } = await readPiece(args, (query) =>
    firstFound<Found>([
      async () => {
        const page = await api.get('/v2/landing_page_pages/{id}', { params: { id }, query });
        return { ...page, show: (isDraft) => landingOf({ ...page, isPreview: isDraft }, origin) };
      },
      async () => {
        const page = await textPageAt(`/${id}`, api, query);
        return { ...page, show: (isDraft) => textOf({ ...page, isPreview: isDraft }, origin) };
      },
      async () => {
        const page = await api.get('/v2/landing_page_category_pages/{id}', { params: { id }, query });
        return { ...page, show: (isDraft) => categoryOf({ ...page, isPreview: isDraft }, origin) };
      },
    ]),
  );
  return show(isPreview);
}
