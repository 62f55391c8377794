import { z } from 'zod';
import type { ListPage, ListInput } from '#src/platform/exports/listReader.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { insertPromisesInReply } from './insertPromisesInReply.ts';
import { parseReplyBody } from './outgoingReply.ts';
import type { Route } from './readBeforeChange.ts';
import { checkAccess, checkReply, parseBody, parseQuery, resolvePictures, runHandler } from './runCall.ts';

const Page = z.looseObject({
  items: z.array(z.record(z.string(), z.unknown())),
  total: z.int(),
  totalIsEstimate: z.boolean().optional(),
});

/**
 * A page of a list or search as the API answers it to the caller of a context, but without rate limits, and as long as `page` says. Throws the
 * failure that the API would answer.
 */
export async function readListPage(
  route: Route,
  { query = {}, body }: ListInput,
  page: { offset: number; limit: number },
  context: CallContext,
): Promise<ListPage> {
  const { call } = route;
  checkAccess(call, context.actor);
  const input = call.body
    ? { params: {}, query: {}, body: { ...Object(parseBody(call, body)), ...page } }
    : { params: {}, query: { ...parseQuery(call, query), ...page }, body: undefined };
  const reply = resolvePictures(await runHandler(route, input, body, context), context);
  checkReply(call, reply, context);
  const shown = await insertPromisesInReply(reply, { call, actor: context.actor, query, isForPage: false }, context);
  return Page.parse(parseReplyBody(shown));
}
