import { type Notice, noticesOf, type NotificationSubject, type NotificationType, type StateMachine } from '@farwend/api-contract';
import type { RecordRow } from '#src/kernel/entity.ts';
import { moverOf } from '#src/kernel/moverOf.ts';
import type { Audience } from './audiences.sql.ts';
import { type NotificationRule, rule } from './recordRule.ts';

interface Movable<S extends string> extends RecordRow {
  status: S;
  statusReasonCode?: string | null;
}

/** What the notifications about the moves of a record need besides the table of notices beside its state machine. */
interface MovedRecord<S extends string, Row extends Movable<S>> {
  entityType: string;
  subjectType: NotificationSubject;
  machine: StateMachine<S>;
  notices: readonly Notice<S, object>[];
  /** Whoever looks after the record. */
  owner: Audience;
  /** The record that the owner follows from; default: the record. */
  audienceIds?(after: Row): readonly (string | null)[];
  /** One sentence for each notification of the table. */
  titles: { [T in NotificationType]?: (after: Row, before: Row | null) => string };
}

/** A rule for each notification in a table of notices. A new record moves from the initial status of its machine. */
export function moveRules<S extends string, Row extends Movable<S>>(record: MovedRecord<S, Row>): NotificationRule[] {
  const { entityType, subjectType, machine, notices, owner, audienceIds, titles } = record;
  return notices.flatMap((notice) => {
    const happened: NotificationRule<Row>['happened'] = (after, before, actor) => {
      if (before?.status === after.status) return false;
      const reasonCode = after.statusReasonCode ?? null;
      return noticesOf([notice], { from: before?.status ?? machine.initial, to: after.status, by: moverOf(actor), reasonCode }).length > 0;
    };
    const build = (type: NotificationType | undefined, to: Audience) => {
      const title = type && titles[type];
      return title
        ? [rule<Row>({ type, entityTypes: [entityType], happened, title, subjectType, to, ...(audienceIds && { audienceIds }) })]
        : [];
    };
    return [...build(notice.owner, owner), ...build(notice.administrators, 'administrators')];
  });
}
