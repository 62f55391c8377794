import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { admins, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { tripMatchStatuses } from '../statuses/tripMatch.ts';
import { tripRequestStatuses } from '../statuses/tripRequest.ts';

/** The statuses on whose entry a template is applied, by the records that have a checklist; a draft is not worked on yet. */
export const checklistStatuses = {
  TRIP_REQUEST: tripRequestStatuses.filter((status) => status !== 'DRAFT'),
  TRIP_MATCH: tripMatchStatuses,
} as const;
export type ChecklistEntityType = keyof typeof checklistStatuses;

const writable = {
  entityType: z.enum(['TRIP_REQUEST', 'TRIP_MATCH']).describe('Whose checklist it extends'),
  onStatus: z
    .enum([...new Set([...checklistStatuses.TRIP_REQUEST, ...checklistStatuses.TRIP_MATCH])])
    .describe('The status on whose entry it is applied, once for each record'),
  items: z
    .array(
      z.strictObject({
        label: field.line(160, 1),
        dueInHours: z.int().min(0).max(8760).nullable().default(null).describe('Hours from the entry until it is due; null: no time'),
      }),
    )
    .min(1, 'Enter at least one task')
    .max(20)
    .describe('The tasks, in order'),
};

const ChecklistTemplate = z
  .object({
    id: field.Id,
    entityType: writable.entityType,
    onStatus: writable.onStatus,
    items: z.array(z.object({ label: z.string(), dueInHours: z.int().nullable() })),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'ChecklistTemplate' });

export const checklistTemplates = {
  list: get('/v3/checklist_templates', 'List the templates of checklists', {
    access: staff,
    query: field.pageQueryWithoutWords().catchall(z.string().max(500)),
    reply: field.pageOf(ChecklistTemplate),
  }),
  create: post('/v3/checklist_templates', 'Create a template of a checklist', {
    access: admins,
    body: z.strictObject(writable),
    reply: ChecklistTemplate,
    description: 'The tasks are added to every request or match that enters the status from now on; those of a request are its assignee’s.',
    example: {
      entityType: 'TRIP_REQUEST',
      onStatus: 'SCREENING',
      items: [{ label: 'Call the traveler', dueInHours: 4 }, { label: 'Check the dates against the seasons' }],
    },
  }),
  read: get('/v3/checklist_templates/{id}', 'Read a template of a checklist', { access: staff, reply: ChecklistTemplate }),
  update: put('/v3/checklist_templates/{id}', 'Update a template of a checklist', {
    access: admins,
    body: field.changeOf(
      writable,
      Object.keys(ChecklistTemplate.shape).filter((key) => !(key in writable)),
    ),
    reply: ChecklistTemplate,
    description: 'Checklists that were extended before stay as they are.',
    example: { items: [{ label: 'Call the traveler', dueInHours: 2 }] },
  }),
  remove: del('/v3/checklist_templates/{id}', 'Delete a template of a checklist', {
    access: admins,
    description: 'Its tasks stay on the checklists that have them.',
  }),
};
