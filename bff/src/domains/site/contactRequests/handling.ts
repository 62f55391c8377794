import { contactRequestMachine, type ContactRequestStatus, transitionsFrom } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { toIsoString, listTransitionActors, type RecordRow } from '#src/kernel/entity.ts';
import { type Actor, isStaff } from '#src/kernel/actor.ts';

/** Columns shared by both kinds of contact requests: who asked what, and what became of it. */
export interface HandledRow extends RecordRow {
  name: string;
  email: string;
  message: string;
  status: ContactRequestStatus;
  statusChangedAt: Date;
  /** The latest message of our team or the company in the conversation. */
  answer: string | null;
  handledById: string | null;
  /** Null for those of before conversations, until they are answered. */
  conversationId: string | null;
  viewId: string | null;
  tags: string[];
}

export const handlingColumns = {
  name: DataTypes.TEXT,
  email: DataTypes.TEXT,
  message: DataTypes.TEXT,
  status: DataTypes.TEXT,
  statusChangedAt: DataTypes.DATE,
  answer: DataTypes.TEXT,
  handledById: DataTypes.UUID,
  conversationId: DataTypes.UUID,
  viewId: DataTypes.UUID,
  tags: DataTypes.ARRAY(DataTypes.TEXT),
};

/** The handling of a new message. */
export function newHandling(viewId: string | null, conversationId: string) {
  return { status: 'NEW' as const, statusChangedAt: new Date(), answer: null, handledById: null, conversationId, viewId, tags: [] };
}

export function presentHandling(row: HandledRow, actor: Actor) {
  const { tags, ...fields } = handlingFields(row);
  return {
    ...fields,
    ...(isStaff(actor) ? { tags } : {}),
    allowedTransitions: allowedTransitions(row, actor).map(({ to }) => to),
  };
}

/** The transitions this caller may make. */
export function allowedTransitions(row: HandledRow, actor: Actor) {
  return transitionsFrom(contactRequestMachine, row.status, listTransitionActors(actor, false));
}

export function handlingFields(row: HandledRow) {
  return {
    status: row.status,
    statusChangedAt: toIsoString(row.statusChangedAt),
    answer: row.answer,
    handledById: row.handledById,
    conversationId: row.conversationId,
    viewId: row.viewId,
    tags: row.tags,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}
