import type { PersonType, ReplyOf, UserStatus, contract } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { type Actor, isStaff } from '#src/http/actor.ts';
import { notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { tellCareOfDisabled } from './tellCareOfDisabled.ts';
import { isMasked, isSelf } from './traveler.policy.ts';

interface StatusRow {
  id: string;
  email: string;
  person_type: PersonType;
  status: UserStatus | null;
}

/**
 * The status of a traveler by id or e-mail. Staff may ask for anybody, people for themselves, visitors by e-mail only (after a challenge)
 * and learn no id. Of agents and staff nothing is told but what they are. Anything else is the same 404.
 */
export async function travelerStatus(idOrEmail: string, context: CallContext): Promise<ReplyOf<typeof contract.travelers.status>> {
  const row = await find(idOrEmail, context);
  if (!row || !maySee(context.actor, idOrEmail, row)) throw notFound();
  const { email, person_type: personType } = row;
  if (personType !== 'traveler') return { status: null, id: null, email, personType };
  if (row.status === 'DISABLED' && !context.actor.person) await tellCareOfDisabled(row.id, context);
  const isKnown = !isId(idOrEmail) || !isMasked(context.actor); // who asks by e-mail knows it
  return { status: row.status, id: context.actor.person ? row.id : null, email: isKnown ? email : null, personType };
}

function maySee(actor: Actor, asked: string, row: StatusRow): boolean {
  if (isStaff(actor)) return true;
  if (!actor.person) return !isId(asked);
  return isSelf(actor, row.id) || actor.person.email === row.email;
}

async function find(idOrEmail: string, { sequelize }: CallContext): Promise<StatusRow | undefined> {
  if (isId(idOrEmail)) {
    const [row] = await preparedQuery<StatusRow>(sequelize, 'travelerStatus.byId', `${selectTravelers} WHERE t.id = $1`, [idOrEmail]);
    return row;
  }
  if (!idOrEmail.isWellFormed() || idOrEmail.includes('\0')) return undefined;
  const [row] = await preparedQuery<StatusRow>(sequelize, 'travelerStatus.byEmail', selectByEmail, [idOrEmail.trim().toLowerCase()]);
  return row;
}

const selectTravelers = `
  SELECT t.id, t.email, 'traveler' AS person_type, u.status FROM travelers t LEFT JOIN users u ON u.id = t.user_id`;

const selectByEmail = `
  SELECT u.person_id AS id, u.email, u.person_type, u.status FROM users u WHERE u.email = $1 AND u.person_type <> 'traveler'
  UNION ALL (${selectTravelers} WHERE t.email = $1) LIMIT 1`;
