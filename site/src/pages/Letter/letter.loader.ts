import type { LoaderFunctionArgs } from 'react-router-dom';
import { buildByline } from '#src/content/buildByline.ts';
import { buildPicture } from '#src/content/buildPicture.ts';
import { buildRichBlocks } from '#src/content/buildRichBlocks.ts';
import { createCardPictures } from '#src/content/createCardPictures.ts';
import { crumbsOf } from '#src/content/crumbsOf.ts';
import { formatDay } from '#src/content/formats.ts';
import { loadContent } from '#src/content/loadContent.ts';
import { buildLetterLink, loadLetters } from '#src/letters/loadLetters.ts';
import { loadTextPage } from '#src/pages/Text/loadTextPage.ts';
import { buildHead } from '#src/seo/buildHead.ts';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';
import type { TripContext } from '#src/trip-context/TripContext.ts';

/** Loads a letter, with those sent before and after it. */
export async function letterLoader(args: LoaderFunctionArgs) {
  const { params, context } = args;
  const [page, letters] = await Promise.all([
    loadContent(args, (query) => loadTextPage(`/letters/${params['slug'] ?? ''}`, context.get(apiContext), query)),
    loadLetters(context),
  ]);
  const { title, summary, heroImage, body, contentCountry, firstPublishedAt, path } = page.content;
  const at = letters.findIndex((letter) => letter.path === path);
  const findLink = (index: number) => (at >= 0 && letters[index] ? buildLetterLink(letters[index]) : null);
  return {
    head: buildHead(page, context.get(settingsContext).origin, page.isPreview),
    tripContext: { country: contentCountry ?? undefined } satisfies TripContext,
    hasOwnAction: true,
    crumbs: crumbsOf(page.breadcrumbs),
    title,
    summary,
    day: firstPublishedAt ? formatDay(firstPublishedAt) : null,
    picture: buildPicture(heroImage) ?? null,
    author: buildByline(page.author),
    blocks: buildRichBlocks(body, { linked: createCardPictures(page).inText(body), reviews: page.relatedReviews, places: page.places }),
    newer: findLink(at - 1),
    older: findLink(at + 1),
  };
}
