import type { WebhookEventType } from '@farwend/api-contract';
import type { RecordRow } from '#src/kernel/entity.ts';

/** Which companies may hear of an event: the one named, those that a request was proposed to, or that of a conversation. */
export interface EventAudience {
  partnerId?: string | null;
  tripRequestId?: string | null;
  conversationId?: string | null;
}

/** Which change of a record of these types programs are told of. */
export interface EventRule<Row extends RecordRow = RecordRow> {
  type: WebhookEventType;
  entityTypes: readonly string[];
  /** `before` is null for a new record. */
  happened(after: Row, before: Row | null): boolean;
  /** Default: records of this type have none. */
  status?(after: Row): string;
  /** Default: no company. */
  audience?(after: Row): EventAudience;
}

/** Forgets which rows a rule is for, so that rules of all entities make one list: each is given rows of its entity types only. */
export function eventRule<Row extends RecordRow>(rule: EventRule<Row>): EventRule {
  return rule;
}
