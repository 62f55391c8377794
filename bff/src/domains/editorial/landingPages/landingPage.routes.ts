import type { contract } from '@farwend/api-contract';
import { contentCalls } from '#src/publishing/contentCalls.ts';
import { linkCalls } from '#src/publishing/linkCalls.ts';
import { lookupCalls } from '#src/publishing/lookupCalls.ts';
import { pageCalls } from '#src/publishing/pageCalls.ts';
import { publishingCalls } from '#src/publishing/publishingCalls.ts';
import { versionCalls } from '#src/publishing/versionCalls.ts';
import { findItem, findItemVersion, type ContentItem } from '#src/publishing/findItem.ts';
import { loadLinkedSnippets } from '#src/publishing/loadPage.ts';
import { loadSnippetsByIds } from '#src/publishing/loadSnippetsByIds.ts';
import { notFound } from '#src/kernel/failure.ts';
import type { Reply } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { jsonReply } from '#src/kernel/jsonReply.ts';
import type { LandingPageFields } from './landingPage.type.ts';
import type { Handlers } from '#src/kernel/handler.ts';
import { landingPageType } from './landingPage.type.ts';

const { ld: product, pageVersion: _, ...page } = pageCalls(landingPageType, loadCards);
const { page: tourPage, pageVersion: tourPageVersion } = pageCalls(landingPageType, async (item, context) => {
  if (item.fields.kind !== 'TOUR') throw notFound();
  return loadCards(item, context);
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

  content: async ({ params, query }, context) => buildBlocksReply(await findItem(landingPageType, params.id, query, context), context),
  contentVersion: async ({ params }, context) =>
    buildBlocksReply(await findItemVersion(landingPageType, params.id, params.v, {}, context), context),
};

/** Snippets of the itineraries and companies that the page shows. */
async function loadCards({ fields }: ContentItem<LandingPageFields>, context: CallContext) {
  const snippets = await loadSnippetsByIds([...fields.itineraryIds, ...fields.companyIds], context);
  return { itineraries: snippets.filter(({ type }) => type === 'itinerary'), companies: snippets.filter(({ type }) => type === 'company') };
}

/** Only the body of the page, with snippets of what it refers to. */
async function buildBlocksReply<T>({ id, version, fields }: ContentItem<LandingPageFields>, context: CallContext): Promise<Reply<T>> {
  const linked = await loadLinkedSnippets(landingPageType, fields, context);
  return jsonReply(JSON.stringify({ id, version, body: fields.body, linked }), null);
}
