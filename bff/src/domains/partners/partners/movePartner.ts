import type { BodyOf, contract, PartnerStatus } from '@farwend/api-contract';
import { findVisible, findForUpdate, saveChange } from '#src/records/records.ts';
import { checkTransition } from '#src/records/checkTransition.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { preauthorizedPartnerEntity, partnerEntity } from './partner.entity.ts';
import { findMissingRequirements } from './findMissingRequirements.ts';
import type { PartnerRow } from './partner.model.ts';
import { allowedTransitions } from './partner.policy.ts';
import { runPartnerMoveEffects } from './runPartnerMoveEffects.ts';

type Body = BodyOf<typeof contract.partners.setStatus>;

/** PUT …/status of a partner: checks the transition and its requirements, saves it and runs its side effects; administrators may correct. */
export async function movePartner(id: string, body: Body, context: CallContext): Promise<PartnerRow> {
  await findVisible(partnerEntity, id, context);
  const row = await findForUpdate(preauthorizedPartnerEntity, id, context, body.version);
  checkIsNotMerged(row);
  const transitions = allowedTransitions(row, context.actor);
  const isCorrection = is(context.actor, 'admin') && body.reasonCode === 'CORRECTION' && body.status !== row.status;
  const { reasonCode } = isCorrection
    ? { reasonCode: 'CORRECTION' }
    : checkTransition(row.status, body.status, transitions, body.reasonCode);
  checkDays(body);
  if (!isCorrection)
    await checkRequirements(
      row,
      body.status,
      transitions.map(({ to }) => to),
      context,
    );
  const saved = await saveChange(
    partnerEntity,
    row,
    {
      values: { ...buildStatusValues(row, body), statusReasonCode: reasonCode, statusNote: body.note ?? null },
      kind: 'STATUS',
      note: body.note ?? null,
      action: `${row.status} → ${body.status}`,
      details: { reasonCode },
    },
    context,
  );
  if (!isCorrection) await runPartnerMoveEffects(row.status, saved, context);
  return saved;
}

function checkIsNotMerged({ displayName, mergedIntoId }: PartnerRow): void {
  if (mergedIntoId === null) return;
  throw new Failure('merge.conflict', {
    message: `${displayName} was merged into another partner. Change that one, or undo the merge.`,
    references: [{ type: 'partner', id: mergedIntoId, title: 'The partner it was merged into' }],
  });
}

async function checkRequirements(row: PartnerRow, to: PartnerStatus, allowed: PartnerStatus[], context: CallContext): Promise<void> {
  const missing = await findMissingRequirements(row, to, context);
  if (missing.length === 0) return;
  throw new Failure('transition.notAllowed', {
    message: `${row.displayName} cannot become ${to} yet: ${missing.join('; ')}.`,
    errors: missing.map((message) => ({ pointer: '/status', field: 'status', code: 'notAllowed', message })),
    allowedTransitions: allowed,
  });
}

function checkDays({ effectiveAt, pausedUntil, status }: Body): void {
  if (effectiveAt !== undefined && Date.parse(effectiveAt) > Date.now()) {
    throw fieldFailure('/effectiveAt', 'tooBig', 'Must not be in the future');
  }
  if (!pausedUntil) return;
  if (status !== 'PAUSED') throw fieldFailure('/pausedUntil', 'notAllowed', 'Only with the status PAUSED');
  if (pausedUntil <= new Date().toISOString().slice(0, 10)) throw fieldFailure('/pausedUntil', 'tooSmall', 'Must be after today');
}

/** Agents lose their access when the partner leaves ACTIVE and PAUSED, and regain it on return. */
function buildStatusValues(row: PartnerRow, body: Body): Partial<PartnerRow> {
  const at = body.effectiveAt === undefined ? new Date() : new Date(body.effectiveAt);
  const isEnd = body.status === 'SUSPENDED' || body.status === 'TERMINATED' || body.status === 'REJECTED';
  return {
    status: body.status,
    statusChangedAt: at,
    pausedUntil: body.status === 'PAUSED' ? (body.pausedUntil ?? null) : null,
    accessEndedAt: isEnd ? (row.accessEndedAt ?? at) : null,
  };
}
