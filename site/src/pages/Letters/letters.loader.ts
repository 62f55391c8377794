import type { LoaderFunctionArgs } from 'react-router-dom';
import { parsePageNumber } from '#src/content/buildListHref.ts';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { buildLetterLink, loadLetters } from '#src/letters/loadLetters.ts';
import { notFound } from '#src/shared/notFound.ts';

/** Letters per page: one large, half a year below it. */
const PAGE_SIZE = 25;

/** Loads a page of the letters, the newest first; 404 beyond the last page. */
export async function lettersLoader({ request, context }: LoaderFunctionArgs) {
  const page = parsePageNumber(new URL(request.url).searchParams);
  if (page === null) return notFound();
  const all = await loadLetters(context);
  const letters = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  if (letters.length === 0 && page > 1) return notFound();
  return {
    hasOwnAction: true,
    page,
    pages: Math.max(1, Math.ceil(all.length / PAGE_SIZE)),
    letters: letters.map((letter, i) => ({
      ...buildLetterLink(letter),
      text: letter.summary,
      picture: buildDecorativePicture(letter.heroImage, i === 0 ? Infinity : 480) ?? null,
    })),
  };
}
