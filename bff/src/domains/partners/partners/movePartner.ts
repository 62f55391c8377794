import type { BodyOf, contract, PartnerStatus } from '@farwend/api-contract';
import { findSeen, findToChange, saveChange } from '#src/calls/records.ts';
import { chooseMove } from '#src/calls/transitions.ts';
import { is } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { checkedPartnerEntity, partnerEntity } from './partner.entity.ts';
import { missingFor } from './partnerGuards.ts';
import type { PartnerRow } from './partner.model.ts';
import { partnerMoves } from './partner.present.ts';
import { afterPartnerMove } from './afterPartnerMove.ts';

type Body = BodyOf<typeof contract.partners.setStatus>;

/** PUT …/status of a partner: one move of its machine by whoever may make it, with its guard and what follows. */
export async function movePartner(id: string, body: Body, context: CallContext): Promise<PartnerRow> {
  await findSeen(partnerEntity, id, context);
  const row = await findToChange(checkedPartnerEntity, id, context, body.version);
  const moves = partnerMoves(row, context.actor);
  const isCorrection = is(context.actor, 'admin') && body.reasonCode === 'CORRECTION' && body.status !== row.status;
  const { reasonCode } = isCorrection ? { reasonCode: 'CORRECTION' } : chooseMove(row.status, body.status, moves, body.reasonCode);
  checkDays(body);
  if (!isCorrection)
    await checkGuard(
      row,
      body.status,
      moves.map(({ to }) => to),
      context,
    );
  const saved = await saveChange(
    partnerEntity,
    row,
    {
      values: { ...stamps(row, body), statusReasonCode: reasonCode, statusNote: body.note ?? null },
      kind: 'STATUS',
      note: body.note ?? null,
      action: `${row.status} → ${body.status}`,
      details: { reasonCode },
    },
    context,
  );
  if (!isCorrection) await afterPartnerMove(row.status, saved, context);
  return saved;
}

async function checkGuard(row: PartnerRow, to: PartnerStatus, allowedTransitions: PartnerStatus[], context: CallContext): Promise<void> {
  const missing = await missingFor(row, to, context);
  if (missing.length === 0) return;
  throw new Failure('transition.notAllowed', {
    message: `${row.displayName} cannot become ${to} yet: ${missing.join('; ')}.`,
    allowedTransitions,
  });
}

function checkDays({ effectiveAt, pausedUntil, status }: Body): void {
  if (effectiveAt !== undefined && Date.parse(effectiveAt) > Date.now()) {
    throw fieldFailure('/effectiveAt', 'tooBig', 'Must not be in the future');
  }
  if (!pausedUntil) return;
  if (status !== 'PAUSED') throw fieldFailure('/pausedUntil', 'notAllowed', 'Only with the status PAUSED');
  if (pausedUntil <= new Date().toISOString().slice(0, 10)) throw fieldFailure('/pausedUntil', 'tooSmall', 'Must be a day after today');
}

/** What a move writes besides its reason. The rights of its agents end when it leaves ACTIVE and PAUSED, and come back with them. */
function stamps(row: PartnerRow, body: Body): Partial<PartnerRow> {
  const at = body.effectiveAt === undefined ? new Date() : new Date(body.effectiveAt);
  const isEnd = body.status === 'SUSPENDED' || body.status === 'TERMINATED' || body.status === 'REJECTED';
  return {
    status: body.status,
    statusChangedAt: at,
    pausedUntil: body.status === 'PAUSED' ? (body.pausedUntil ?? null) : null,
    accessEndedAt: isEnd ? (row.accessEndedAt ?? at) : null,
  };
}
