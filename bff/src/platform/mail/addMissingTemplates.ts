import type { Db } from '#src/kernel/db.ts';
import { newId } from '#src/kernel/newId.ts';
import type { TemplateVariable } from './template.model.ts';
import { type BuiltInTemplate, templates } from './templates.data.ts';
import { insertMissingTemplates } from './addMissingTemplates.sql.ts';

/** Inserts missing built-in templates with their first versions; keeps what staff have edited. */
export async function addMissingTemplates(db: Db): Promise<void> {
  const rows = Object.entries<BuiltInTemplate>(templates).map(([key, template]) => ({
    id: newId(),
    key,
    name: template.name,
    channel: template.channel,
    audience: template.audience,
    category: template.category,
    subject: template.subject,
    preheader: template.preheader ?? null,
    body: template.body,
    variables: variablesOf(template),
    photo_slot: 'NONE',
    active: true,
    built_in: true,
    version: 1,
    created_at: new Date(),
    updated_at: new Date(),
  }));
  await db.run(insertMissingTemplates, { rows });
}

/** The variables of a built-in template as they are stored. */
export function variablesOf({ variables }: BuiltInTemplate): TemplateVariable[] {
  return Object.entries(variables).map(([name, { type, required, example }]) => ({ name, type, required, example: String(example) }));
}
