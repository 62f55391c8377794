import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { found } from '#src/shared/found.ts';

/** What a page needs of an answer to know its own address. */
interface Addressed {
  breadcrumbs: readonly { url: string }[];
}

/** Whether the address asks for a draft by the token of a preview link. */
function previewOf({ request }: LoaderFunctionArgs): { preview?: string } {
  const preview = new URL(request.url).searchParams.get('preview');
  return preview ? { preview } : {};
}

/**
 * The answer about the piece at this address; a draft for who has a preview link. An earlier address, or an id, leads to the present
 * one for good; an address without a piece to where it was moved, else to the 404 page.
 */
export async function readPiece<Answer extends Addressed>(
  args: LoaderFunctionArgs,
  read: (query: { preview?: string }) => Promise<Answer>,
): Promise<Answer & { isPreview: boolean }> {
  const query = previewOf(args);
  const answer = await found(args, () => read(query));
  const isPreview = query.preview !== undefined;
  const { pathname, search } = new URL(args.request.url);
  const path = answer.breadcrumbs.at(-1)?.url;
  if (!isPreview && path && path !== `${pathname.replace(/\/$/, '')}/`) throw redirect(path + search, 301);
  return { ...answer, isPreview };
}
