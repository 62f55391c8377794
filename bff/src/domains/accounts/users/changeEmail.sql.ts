import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectEmailConflicts = statement(
  'user.addressTaken',
  { email: z.string(), userId: z.uuid(), personId: z.uuid() },
  z.object({ id: z.uuid() }),
  `
  SELECT id FROM users WHERE (email = :email OR username = :email) AND id <> :userId
  UNION ALL SELECT id FROM travelers WHERE email = :email AND id <> :personId
  UNION ALL SELECT id FROM agents WHERE email = :email AND id <> :personId
  UNION ALL SELECT id FROM team_members WHERE email = :email AND id <> :personId`,
);

export const updateAgentEmail = defineEmailUpdate('agents', 'agent');
export const updateTeamMemberEmail = defineEmailUpdate('team_members', 'teamMember');

/** Writes the row and its next version, which is the previous snapshot with another address. */
function defineEmailUpdate(table: 'agents' | 'team_members', entityType: 'agent' | 'teamMember') {
  return statement(
    `user.address.${table}`,
    { personId: z.uuid(), email: z.string(), changedById: z.uuid().nullable() },
    null,
    `
    WITH changed AS (
      UPDATE ${table} SET email = :email, version = version + 1, updated_at = now(), updated_by_id = :changedById
      WHERE id = :personId RETURNING id, version
    )
    INSERT INTO versions (entity_type, entity_id, version, kind, snapshot, changed_fields, created_by_id)
    SELECT '${entityType}', c.id, c.version, 'UPDATE', v.snapshot || jsonb_build_object('email', :email::text), ARRAY['email'], :changedById
    FROM changed c JOIN versions v ON v.entity_type = '${entityType}' AND v.entity_id = c.id AND v.version = c.version - 1`,
  );
}
