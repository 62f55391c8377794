import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

// Variables are defined by the code, so they are updated even if staff have edited the text.
export const insertMissingTemplates = statement(
  'templates.addMissing',
  { rows: json<unknown>() },
  null,
  `
  WITH given AS (SELECT * FROM jsonb_populate_recordset(NULL::templates, :rows::jsonb)),
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
  SELECT gen_random_uuid(), 'system', 'CREATE', 'template', id, '{"version": 1, "builtIn": true}' FROM added`,
);
