import { contactRequestMachine, type ContactRequestStatus, transitionsFrom } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { type Entity, toIsoString, listTransitionActors, type RecordRow } from '#src/kernel/entity.ts';
import { findForUpdate, saveChange } from '#src/records/records.ts';
import { checkTransition } from '#src/records/checkTransition.ts';
import { type Actor, userIdOf } from '#src/kernel/actor.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';

/** Columns about the handling of a message, shared by both kinds of contact requests. */
export interface HandledRow extends RecordRow {
  status: ContactRequestStatus;
  statusChangedAt: Date;
  answer: string | null;
  handledById: string | null;
  viewId: string | null;
}

export const handlingColumns = {
  status: DataTypes.TEXT,
  statusChangedAt: DataTypes.DATE,
  answer: DataTypes.TEXT,
  handledById: DataTypes.UUID,
  viewId: DataTypes.UUID,
};

/** The handling of a new message. */
export function newHandling(viewId: string | null): Omit<HandledRow, keyof RecordRow> {
  return { status: 'NEW', statusChangedAt: new Date(), answer: null, handledById: null, viewId };
}

export function presentHandling(row: HandledRow, actor: Actor) {
  return {
    ...handlingFields(row),
    allowedTransitions: allowedTransitions(row, actor).map(({ to }) => to),
  };
}

/** The transitions this caller may make. */
function allowedTransitions(row: HandledRow, actor: Actor) {
  return transitionsFrom(contactRequestMachine, row.status, listTransitionActors(actor, false));
}

export function handlingFields(row: HandledRow) {
  return {
    status: row.status,
    statusChangedAt: toIsoString(row.statusChangedAt),
    answer: row.answer,
    handledById: row.handledById,
    viewId: row.viewId,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}

interface Change {
  status?: ContactRequestStatus | undefined;
  answer?: string | null | undefined;
  version?: number | undefined;
  changeNote?: string | undefined;
}

/** PUT of a message: changes its answer and its status. */
export async function changeHandling<R extends HandledRow, V>(
  entity: Entity<R, V>,
  id: string,
  body: Change,
  context: CallContext,
): Promise<R> {
  const row = await findForUpdate(entity, id, context, body.version);
  const answer = body.answer === undefined ? row.answer : body.answer;
  const handledById = userIdOf(context.actor);
  const handling: Partial<HandledRow> = { answer, handledById };
  if (body.status === undefined || body.status === row.status) {
    if (answer === row.answer) return row;
    return saveChange(entity, row, { values: handling as Partial<R>, note: body.changeNote }, context);
  }
  checkTransition(row.status, body.status, allowedTransitions(row, context.actor), undefined);
  if (body.status === 'ANSWERED' && !answer) throw fieldFailure('/answer', 'required', 'Enter the answer that was given');
  const moved: Partial<HandledRow> = { ...handling, status: body.status, statusChangedAt: new Date() };
  const action = `${row.status} → ${body.status}`;
  return saveChange(entity, row, { values: moved as Partial<R>, kind: 'STATUS', note: body.changeNote, action }, context);
}
