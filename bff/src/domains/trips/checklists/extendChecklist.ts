import type { ChecklistEntityType } from '@farwend/api-contract';
import type { ChecklistItemRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { newId } from '#src/kernel/newId.ts';
import { selectTemplatesOnStatus } from './extendChecklist.sql.ts';

const MAX_ITEMS = 50;
const HOUR_MS = 3_600_000;

/** A record with a checklist. */
interface WithChecklist {
  checklistItems: ChecklistItemRow[];
  /** The templates that its checklist was given, each once. */
  appliedTemplateIds: string[];
}

/** A status that a record enters, and who is told when its tasks are due. */
interface EnteredStatus {
  status: string;
  at: Date;
  assigneeId: string | null;
}

/** The checklist of a record that enters a status, with the items of the templates for it that were not applied before. */
export async function extendChecklist(
  entityType: ChecklistEntityType,
  { checklistItems, appliedTemplateIds }: WithChecklist,
  { status, at, assigneeId }: EnteredStatus,
  { db }: CallContext,
): Promise<WithChecklist> {
  const templates = (await db.run(selectTemplatesOnStatus, { entityType, status })).filter(({ id }) => !appliedTemplateIds.includes(id));
  const last = Math.max(-1, ...checklistItems.map(({ sortOrder }) => sortOrder));
  const added = templates
    .flatMap(({ id: templateKey, items }) => items.map((item) => ({ ...item, templateKey })))
    .map(({ label, dueInHours, templateKey }, index): ChecklistItemRow => ({
      id: newId(),
      label,
      done: false,
      doneAt: null,
      doneById: null,
      dueAt: dueInHours === null ? null : new Date(at.getTime() + dueInHours * HOUR_MS).toISOString(),
      assigneeId,
      sortOrder: last + 1 + index,
      templateKey,
    }));
  return {
    checklistItems: [...checklistItems, ...added].slice(0, Math.max(MAX_ITEMS, checklistItems.length)),
    appliedTemplateIds: [...appliedTemplateIds, ...templates.map(({ id }) => id)],
  };
}
