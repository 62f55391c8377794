import type { Sequelize } from 'sequelize';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { TemplateVariable } from '#src/entities/templates/template.model.ts';
import { type BuiltInTemplate, templates } from './templates.data.ts';

/** Puts in the templates that the product brings and that are not there yet, with their first versions; what staff have edited stays. */
export async function addMissingTemplates(sequelize: Sequelize): Promise<void> {
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
  await preparedQuery(sequelize, 'templates.addMissing', add, [JSON.stringify(rows)]);
}

/** The variables of a template as they are kept. */
export function variablesOf({ variables }: BuiltInTemplate): TemplateVariable[] {
  return Object.entries(variables).map(([name, { type, required, example }]) => ({ name, type, required, example: String(example) }));
}

// The variables are the code's: they follow it also where the words were edited.
const add = `
  WITH given AS (SELECT * FROM jsonb_populate_recordset(NULL::templates, $1::jsonb)),
  followed AS (
    UPDATE templates t SET variables = g.variables FROM given g WHERE t.key = g.key AND t.built_in AND t.variables <> g.variables
  ),
  added AS (
    INSERT INTO templates SELECT g.* FROM given g WHERE NOT EXISTS (SELECT FROM templates t WHERE t.key = g.key) ON CONFLICT (key) DO NOTHING
    RETURNING id, to_jsonb(templates) AS snapshot
  ),
  kept AS (
    INSERT INTO versions (entity_type, entity_id, version, kind, snapshot, changed_fields)
    SELECT 'template', id, 1, 'CREATE', snapshot, ARRAY(SELECT jsonb_object_keys(snapshot)) FROM added
  )
  INSERT INTO audit (id, actor_kind, action, entity_type, entity_id, details)
  SELECT gen_random_uuid(), 'system', 'CREATE', 'template', id, '{"version": 1, "builtIn": true}' FROM added`;
