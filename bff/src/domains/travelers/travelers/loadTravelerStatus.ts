import type { ReplyOf, contract } from '@farwend/api-contract';
import { type Actor, isStaff } from '#src/kernel/actor.ts';
import { notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { closedAccountNamed } from './traveler.events.ts';
import { isMasked, isSelf } from './traveler.policy.ts';
import { selectStatusById, selectStatusByEmail, type StatusRow } from './loadTravelerStatus.sql.ts';

/**
 * The status of a traveler by id or e-mail. Staff may look up anybody, people themselves, visitors by e-mail only (with a captcha) and
 * without an id in the response. Of agents and staff only the kind of person is returned. Everything else is 404.
 */
export async function loadTravelerStatus(idOrEmail: string, context: CallContext): Promise<ReplyOf<typeof contract.travelers.status>> {
  const row = await findStatusRow(idOrEmail, context);
  if (!row || !maySee(context.actor, idOrEmail, row)) throw notFound();
  const { email, person_type: personType } = row;
  if (personType !== 'traveler') return { status: null, id: null, email, personType };
  if (row.status === 'DISABLED' && !context.actor.person) await context.events.emit(closedAccountNamed, { travelerId: row.id }, context);
  const showsEmail = !isId(idOrEmail) || !isMasked(context.actor); // a caller who looks up by e-mail knows it
  return { status: row.status, id: context.actor.person ? row.id : null, email: showsEmail ? email : null, personType };
}

function maySee(actor: Actor, idOrEmail: string, row: StatusRow): boolean {
  if (isStaff(actor)) return true;
  if (!actor.person) return !isId(idOrEmail);
  return isSelf(actor, row.id) || actor.person.email === row.email;
}

async function findStatusRow(idOrEmail: string, { db }: CallContext): Promise<StatusRow | undefined> {
  if (isId(idOrEmail)) {
    const [row] = await db.run(selectStatusById, { idOrEmail });
    return row;
  }
  if (!idOrEmail.isWellFormed() || idOrEmail.includes('\0')) return undefined;
  const [row] = await db.run(selectStatusByEmail, { idOrEmail: idOrEmail.trim().toLowerCase() });
  return row;
}
