import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';
import type { ChecklistTemplateRow } from './checklistTemplate.model.ts';

export const selectTemplatesOnStatus = statement(
  'checklists.templatesOnStatus',
  { entityType: z.string(), status: z.string() },
  z.object({ id: z.uuid(), items: json<ChecklistTemplateRow['items']>() }),
  'SELECT id, items FROM checklist_templates WHERE entity_type = :entityType AND on_status = :status ORDER BY created_at, id',
);
