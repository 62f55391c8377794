import { rows } from '#src/calls/entity.ts';
import { saveChange } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { travelerEntity } from '#src/entities/travelers/traveler.entity.ts';
import type { TravelerRow } from '#src/entities/travelers/traveler.model.ts';
import { userIdOf } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { mailChanged, mailSecret } from './accountMails.ts';
import { userEntity } from './user.entity.ts';
import type { UserRow } from './user.model.ts';

/**
 * Gives an account another address to sign in with, and its person too. The old address hears of it, the new one is asked to confirm;
 * links sent to the old one open nothing any more. 409 when somebody has the address.
 */
export async function changeAddress(user: UserRow, email: string, context: CallContext): Promise<UserRow> {
  const { sequelize, transaction } = context;
  const taken = await preparedQuery(sequelize, 'user.addressTaken', selectTaken, [email, user.id, user.personId], transaction);
  if (taken.length > 0) throw new Failure('unique.conflict', { message: 'Somebody has this address already. Choose another.' });
  const values = { email, username: email, emailVerifiedAt: null };
  const saved = await saveChange(userEntity, user, { values, action: 'ADDRESS' }, context);
  await changePerson(saved, context);
  await announceAddress(user, saved, context);
  return saved;
}

/** Tells the old address that it is one no longer, and asks the new one to confirm. Closed accounts get no mail. */
export async function announceAddress(before: UserRow, saved: UserRow, context: CallContext): Promise<void> {
  if (saved.status === 'DISABLED') return;
  await mailChanged(before, 'e-mail address', context);
  await mailSecret(saved, saved.status === 'PENDING' && saved.personType !== 'traveler' ? 'INVITE' : 'VERIFY', context);
}

const selectTaken = `
  SELECT id FROM users WHERE (email = $1 OR username = $1) AND id <> $2
  UNION ALL SELECT id FROM travelers WHERE email = $1 AND id <> $3
  UNION ALL SELECT id FROM agents WHERE email = $1 AND id <> $3
  UNION ALL SELECT id FROM team_members WHERE email = $1 AND id <> $3`;

async function changePerson({ personType, personId, email }: UserRow, context: CallContext): Promise<void> {
  const { sequelize, models, transaction } = context;
  if (personType === 'traveler') {
    const [traveler] = rows<TravelerRow>(await models.travelers.findAll({ where: { id: personId }, raw: true, transaction }));
    if (traveler) await saveChange(travelerEntity, traveler, { values: { email } }, context);
    return;
  }
  const table = personType === 'agent' ? 'agents' : 'team_members';
  const values = [personId, email, userIdOf(context.actor), personType];
  await preparedQuery(sequelize, `user.address.${table}`, updatePerson(table), values, transaction);
}

/** The next version of an agent or team member is the one before with another address. */
function updatePerson(table: 'agents' | 'team_members'): string {
  return `
    WITH changed AS (
      UPDATE ${table} SET email = $2, version = version + 1, updated_at = now(), updated_by_id = $3 WHERE id = $1 RETURNING id, version
    )
    INSERT INTO versions (entity_type, entity_id, version, kind, snapshot, changed_fields, created_by_id)
    SELECT $4::text, c.id, c.version, 'UPDATE', v.snapshot || jsonb_build_object('email', $2::text), ARRAY['email'], $3
    FROM changed c JOIN versions v ON v.entity_type = $4::text AND v.entity_id = c.id AND v.version = c.version - 1`;
}
