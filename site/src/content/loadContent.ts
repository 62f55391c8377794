import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { loadOrRedirect } from '#src/shared/loadOrRedirect.ts';

/** The part of a page response with its canonical URL. */
interface WithBreadcrumbs {
  breadcrumbs: readonly { url: string }[];
}

/** Reads the token of a preview link from the URL. */
function readPreviewToken({ request }: LoaderFunctionArgs): { preview?: string } {
  const preview = new URL(request.url).searchParams.get('preview');
  return preview ? { preview } : {};
}

/**
 * Loads the content item at this URL, or its draft if the URL has a preview token. Redirects permanently from an alias or id to the
 * canonical URL, and from a moved URL to its new one; otherwise fails with 404.
 */
export async function loadContent<Page extends WithBreadcrumbs>(
  args: LoaderFunctionArgs,
  load: (query: { preview?: string }) => Promise<Page>,
): Promise<Page & { isPreview: boolean }> {
  const query = readPreviewToken(args);
  const page = await loadOrRedirect(args, () => load(query));
  const isPreview = query.preview !== undefined;
  const { pathname, search } = new URL(args.request.url);
  const path = page.breadcrumbs.at(-1)?.url;
  if (!isPreview && path && path !== `${pathname.replace(/\/$/, '')}/`) throw redirect(path + search, 301);
  return { ...page, isPreview };
}
