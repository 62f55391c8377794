import type { contract, PrivacyLinkKind, ReplyOf } from '@farwend/api-contract';
import { agentEntity } from '#src/domains/partners/agents/agent.entity.ts';
import { travelerEntity } from '#src/domains/travelers/travelers/traveler.entity.ts';
import { signCopyUrl } from '#src/domains/privacy/exports/copyUrl.ts';
import { is } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { Failure, fieldFailure, notFound } from '#src/kernel/failure.ts';
import { type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import { isId } from '#src/kernel/isId.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { listPage } from '#src/records/lists.ts';
import { findForUpdate, findVisible, saveChange } from '#src/records/records.ts';
import { checkPrivacyLink, isConfirmable, isDownloadable } from './checkPrivacyLink.ts';
import { findEarlierRequest, insertPrivacyRequest, mailConfirmation, requestByAddress } from './createPrivacyRequest.ts';
import { cancelPrivacyRequest, confirmPrivacyRequest, refusePrivacyRequest } from './movePrivacyRequest.ts';
import { hasValidPrivacyCode } from './privacyLink.ts';
import { mailDelay } from './privacyMails.ts';
import { privacyRequestEntity as entity } from './privacyRequest.entity.ts';
import type { PrivacyRequestRow } from './privacyRequest.model.ts';
import { selectTwin } from './privacyRequest.sql.ts';

const EXTENDED_MS = 90 * 86_400_000;

export const privacyRequestHandlers: Handlers<typeof contract.privacyRequests> = {
  create: async ({ body: { kind, email: given, keepReviews } }, context) => {
    const own = is(context.actor, 'traveler', 'agent') ? (context.actor.person?.email ?? null) : null;
    if (own !== null && given !== undefined)
      throw fieldFailure('/email', 'notAllowed', 'You are signed in, so it is about your own data. Leave the address out');
    const email = own ?? given;
    if (email === undefined) throw fieldFailure('/email', 'required', 'Enter your email address');
    const earlier = await findEarlierRequest({ kind, email }, context);
    if (earlier !== null) return { body: receipt(own === null ? newId() : earlier, new Date()) };
    const row = await requestByAddress({ kind, email, keepReviews }, context);
    return { body: receipt(row?.id ?? newId(), row?.createdAt ?? new Date()) };
  },
  createForTraveler: async ({ params, body: { kind, keepReviews, evidence } }, context) => {
    const traveler = await findVisible(travelerEntity, params.id, context);
    if (kind === 'ERASE' && !is(context.actor, 'admin'))
      throw new Failure('auth.forbidden', { message: 'Only administrators start an erasure. Ask one of them.' });
    await checkNoneIsOpen(kind, traveler.email, context);
    const row = await insertPrivacyRequest(
      { kind, keepReviews, evidence, email: traveler.email, subject: { type: 'TRAVELER', id: traveler.id } },
      context,
    );
    return ok(entity.present(await confirmPrivacyRequest(row, context), context.actor));
  },
  createForAgent: async ({ params, body: { kind, evidence } }, context) => {
    const agent = await findVisible(agentEntity, params.id, context);
    await checkNoneIsOpen(kind, agent.email, context);
    const row = await insertPrivacyRequest(
      { kind, keepReviews: false, evidence, email: agent.email, subject: { type: 'AGENT', id: agent.id } },
      context,
    );
    return ok(entity.present(await confirmPrivacyRequest(row, context), context.actor));
  },
  eraseTraveler: async ({ params }, context) => {
    const traveler = await findForUpdate(travelerEntity, params.id, context);
    await checkNoneIsOpen('ERASE', traveler.email, context);
    const row = await insertPrivacyRequest(
      { kind: 'ERASE', keepReviews: false, email: traveler.email, subject: { type: 'TRAVELER', id: traveler.id } },
      context,
    );
    if (is(context.actor, 'admin')) return ok(entity.present(await confirmPrivacyRequest(row, context), context.actor));
    await mailConfirmation(row, context);
    return ok(entity.present(row, context.actor));
  },
  list: listOf(entity, async ({ query }, context) => ok(await listPage(entity, query, context))),
  read: async ({ params }, context) => ok(entity.present(await findVisible(entity, params.id, context), context.actor)),
  link: async ({ params: { id, token } }, context) => ok({ kind: await checkPrivacyLink(id, token, context) }),
  confirm: async ({ params, body }, context) => {
    const row = await findLinked(['erase', 'copy'], params.id, body.token, context);
    if (row.status !== 'RECEIVED') return noContent(); // followed before, or called off since
    if (!isConfirmable(row)) throw new Failure('link.expired');
    const twin = await context.db.first(selectTwin, { id: row.id, emailHmac: row.emailHmac, kind: row.kind });
    if (!twin) await confirmPrivacyRequest(row, context); // a second one would change nothing, and expires
    return noContent();
  },
  cancel: async ({ params, body }, context) => {
    const row = await findLinked(['cancel'], params.id, body.token, context);
    if (row.status !== 'CANCELLED') await cancelPrivacyRequest(row, 'owner', null, context);
    return noContent();
  },
  remove: async ({ params }, context) => {
    await cancelPrivacyRequest(await findForUpdate(entity, params.id, context), 'owner', null, context);
    return noContent();
  },
  move: async ({ params, body: { reasonCode, version, changeNote } }, context) => {
    const row = await findForUpdate(entity, params.id, context, version);
    return ok(entity.present(await refusePrivacyRequest(row, reasonCode, changeNote, context), context.actor));
  },
  extend: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    const isOpen = row.status === 'CONFIRMED' || row.status === 'HELD';
    if (!isOpen || row.extendedAt !== null)
      throw new Failure('transition.notAllowed', {
        message: 'Only an open request can be extended, and only once.',
        allowedTransitions: [],
      });
    const values = { extendedAt: new Date(), dueAt: new Date(row.createdAt.getTime() + EXTENDED_MS) };
    const saved = await saveChange(entity, row, { values, action: 'EXTENDED' }, context);
    await mailDelay(saved, context);
    return ok(entity.present(saved, context.actor));
  },
  downloadUrl: async ({ params, query: { token } }, context) => {
    const row =
      token === undefined ? await findVisible(entity, params.id, context) : await findLinked(['download'], params.id, token, context);
    if (!isDownloadable(row)) throw notFound();
    return ok(signCopyUrl(row.id, context.settings));
  },
};

function receipt(id: string, createdAt: Date): ReplyOf<typeof contract.privacyRequests.create> {
  return { id, status: 'RECEIVED', createdAt: toIsoString(createdAt) };
}

async function checkNoneIsOpen(kind: PrivacyRequestRow['kind'], email: string, context: CallContext): Promise<void> {
  const earlier = await findEarlierRequest({ kind, email }, context);
  if (earlier === null) return;
  const message = 'There is a request of this kind already, or one was answered within the last 24 hours.';
  throw new Failure('unique.conflict', { message, references: [{ type: 'privacyRequest', id: earlier, title: kind }] });
}

/** The request of a mailed link, locked; 404 for a wrong code as for an unknown id. */
async function findLinked(
  kinds: readonly PrivacyLinkKind[],
  id: string,
  code: string,
  { db, settings }: CallContext,
): Promise<PrivacyRequestRow> {
  const row = isId(id) && kinds.some((kind) => hasValidPrivacyCode(kind, id, code, settings)) ? await db.byId(entity.model, id) : undefined;
  if (!row) throw notFound();
  return row;
}
