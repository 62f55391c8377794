import { z } from 'zod';
import * as field from '../schemas.ts';

/** A task on the checklist of a trip request or a match. */
export const ChecklistItem = z.object({
  id: field.Id,
  label: z.string(),
  done: z.boolean(),
  doneAt: field.Timestamp.nullable(),
  doneById: field.Id.nullable(),
  dueAt: field.Timestamp.nullable(),
  assigneeId: field.Id.nullable(),
  sortOrder: z.int(),
  templateKey: z.string().nullable(),
});

/** A new item of a checklist. */
export const NewChecklistItem = z.strictObject({
  label: field.line(160, 1),
  done: z.boolean().default(false),
  dueAt: field.Timestamp.nullish(),
  assigneeId: field.Id.nullish(),
  sortOrder: field.Int.default(0),
  templateKey: field.line(60).nullish(),
});

/** Changes of one item; absent fields stay as they are. */
export const ChecklistItemChange = z.strictObject({
  label: field.line(160, 1).optional(),
  done: z.boolean().optional(),
  dueAt: field.Timestamp.nullable().optional(),
  assigneeId: field.Id.nullable().optional().describe('UUID of the person whose task it is, who may then change it'),
  sortOrder: field.Int.optional(),
  version: field.BasedOn,
});

const ofDone = field.fieldSetBy('done');
const KnownChecklistItem = NewChecklistItem.extend({
  id: field.Id.optional().describe('Absent: a new item'),
  doneAt: ofDone,
  doneById: ofDone,
});

/** The checklist in the body of a PUT. */
export const ChecklistInput = z.array(KnownChecklistItem).max(50).describe('The complete checklist; items left out are removed');
