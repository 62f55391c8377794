import type { NotificationSubject, NotificationType } from '@farwend/api-contract';
import type { Actor } from '#src/kernel/actor.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import type { Audience } from './audiences.sql.ts';

/** Who is told when a record of a type is saved. */
export interface NotificationRule<Row extends RecordRow = RecordRow> {
  type: NotificationType;
  /** The types of entities that it listens to. */
  entityTypes: readonly string[];
  /** Whether this is what people are told of; `before` is null for a new record. */
  happened(after: Row, before: Row | null, actor: Actor): boolean;
  /** One sentence without the name of a traveler. */
  title(after: Row, before: Row | null): string;
  subjectType: NotificationSubject;
  /** Default: the record. */
  subjectId?(after: Row): string;
  to: Audience;
  /** The records or people that the audience follows from; default: the record. */
  audienceIds?(after: Row, before: Row | null): readonly (string | null)[];
  /** The author, when another process writes for them. */
  exceptPersonId?(after: Row): string | null;
}

/** Forgets which rows a rule is for, so that rules of all entities make one list: each is given rows of its entity types only. */
export function rule<Row extends RecordRow>(one: NotificationRule<Row>): NotificationRule {
  return one;
}

interface Movable {
  status: string;
  statusReasonCode?: string | null;
}

/** Whether a record came to a status, from one of these if they are given. Nobody is told of a correction. */
export function movedTo<Row extends Movable>(after: Row, before: Row | null, to: Row['status'], from?: readonly Row['status'][]): boolean {
  if (after.status !== to || before?.status === to || after.statusReasonCode === 'CORRECTION') return false;
  return from === undefined || (before !== null && from.includes(before.status));
}
