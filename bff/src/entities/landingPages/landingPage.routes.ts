import type { contract } from '@farwend/api-contract';
import { contentCalls } from '#src/content/contentCalls.ts';
import { linkCalls } from '#src/content/linkCalls.ts';
import { lookupCalls } from '#src/content/lookupCalls.ts';
import { pageCalls } from '#src/content/pageCalls.ts';
import { publishingCalls } from '#src/content/publishingCalls.ts';
import { versionCalls } from '#src/content/versionCalls.ts';
import { findPiece, findPieceVersion, type Piece } from '#src/content/findPiece.ts';
import { linkedFrom } from '#src/content/pageOfContent.ts';
import { snippetsOfIds } from '#src/content/snippetsOfIds.ts';
import { notFound } from '#src/http/failure.ts';
import { type Answer, type CallContext } from '#src/http/handler.ts';
import { stored } from '#src/http/storedAnswer.ts';
import type { LandingPageFields } from './landingPage.type.ts';
import type { Handlers } from '#src/http/handler.ts';
import { landingPageType } from './landingPage.type.ts';

const { ld: product, pageVersion: _, ...page } = pageCalls(landingPageType, shownThings);
const { page: tourPage, pageVersion: tourPageVersion } = pageCalls(landingPageType, async (piece, context) => {
  if (piece.fields.kind !== 'TOUR') throw notFound();
  return shownThings(piece, context);
});

export const landingPageHandlers: Handlers<typeof contract.landingPages> = {
  ...contentCalls(landingPageType),
  ...versionCalls(landingPageType),
  ...publishingCalls(landingPageType),
  ...lookupCalls(landingPageType),
  ...linkCalls(landingPageType),
  ...page,
  product,
  tourPage,
  tourPageVersion,

  content: async ({ params, query }, context) => blocksOf(await findPiece(landingPageType, params.id, query, context), context),
  contentVersion: async ({ params }, context) =>
    blocksOf(await findPieceVersion(landingPageType, params.id, params.v, {}, context), context),
};

/** Cards of the itineraries and companies it shows. */
async function shownThings({ fields }: Piece<LandingPageFields>, context: CallContext) {
  const shown = await snippetsOfIds([...fields.itineraryIds, ...fields.companyIds], context);
  return { itineraries: shown.filter(({ type }) => type === 'itinerary'), companies: shown.filter(({ type }) => type === 'company') };
}

/** The blocks alone, with the cards of what they point to. */
async function blocksOf<T>({ id, version, fields }: Piece<LandingPageFields>, context: CallContext): Promise<Answer<T>> {
  const linked = await linkedFrom(landingPageType, fields, context);
  return stored(JSON.stringify({ id, version, body: fields.body, linked }), null);
}
