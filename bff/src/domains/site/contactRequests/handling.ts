import { contactRequestMachine, type ContactRequestStatus, movesFrom } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { type Entity, moment, moversOf, type RecordRow } from '#src/calls/entity.ts';
import { findToChange, saveChange } from '#src/calls/records.ts';
import { chooseMove } from '#src/calls/transitions.ts';
import { type Actor, userIdOf } from '#src/http/actor.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';

/** What both kinds of messages have about their handling. */
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

/** A message that just came in. */
export function newHandling(viewId: string | null): Omit<HandledRow, keyof RecordRow> {
  return { status: 'NEW', statusChangedAt: new Date(), answer: null, handledById: null, viewId };
}

/** The handling as the caller may see it. */
export function presentHandling(row: HandledRow, actor: Actor) {
  return {
    ...handlingFacts(row),
    allowedTransitions: movesFrom(contactRequestMachine, row.status, moversOf(actor, false)).map(({ to }) => to),
  };
}

/** What a version keeps of the handling. */
export function handlingFacts(row: HandledRow) {
  return {
    status: row.status,
    statusChangedAt: moment(row.statusChangedAt),
    answer: row.answer,
    handledById: row.handledById,
    viewId: row.viewId,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    version: row.version,
  };
}

interface Change {
  status?: ContactRequestStatus | undefined;
  answer?: string | null | undefined;
  version?: number | undefined;
  changeNote?: string | undefined;
}

/** PUT of a message: its answer, and its status through the state machine. */
export async function handleMessage<R extends HandledRow, V>(
  entity: Entity<R, V>,
  id: string,
  body: Change,
  context: CallContext,
): Promise<R> {
  const row = await findToChange(entity, id, context, body.version);
  const answer = body.answer === undefined ? row.answer : body.answer;
  const handledById = userIdOf(context.actor);
  const handling: Partial<HandledRow> = { answer, handledById };
  if (body.status === undefined || body.status === row.status) {
    if (answer === row.answer) return row;
    return saveChange(entity, row, { values: handling as Partial<R>, note: body.changeNote }, context);
  }
  chooseMove(row.status, body.status, movesFrom(contactRequestMachine, row.status, moversOf(context.actor, false)), undefined);
  if (body.status === 'ANSWERED' && !answer) throw fieldFailure('/answer', 'required', 'Write down what was answered');
  const moved: Partial<HandledRow> = { ...handling, status: body.status, statusChangedAt: new Date() };
  const action = `${row.status} → ${body.status}`;
  return saveChange(entity, row, { values: moved as Partial<R>, kind: 'STATUS', note: body.changeNote, action }, context);
}
