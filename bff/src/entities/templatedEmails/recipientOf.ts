import type { BodyOf, contract } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';

type Body = BodyOf<typeof contract.templatedEmails.send>;

const MAX_PER_HOUR = 10;

/** Who gets a mail: one person we know. Tests go to the caller or a colleague, so that nobody can write to the world through us. */
export async function recipientOf({ to, personId, test }: Body, context: CallContext): Promise<{ to: string; personId: string | null }> {
  const own = context.actor.person;
  if (to !== undefined && personId !== undefined) throw fieldFailure('/to', 'notAllowed', 'Give an address or a person, not both');
  if (to === undefined && personId === undefined) {
    if (test && own) return { to: own.email, personId: own.personId };
    throw fieldFailure('/personId', 'required', 'Say who gets it: personId, or to');
  }
  const [found] = await preparedQuery<{ id: string; email: string; kind: string }>(
    context.sequelize,
    'mail.recipient',
    selectPeople,
    [to ?? null, personId ?? null],
    context.transaction,
  );
  const pointer = to === undefined ? '/personId' : '/to';
  if (!found) throw fieldFailure(pointer, 'unknown', 'We only write to people we know: travelers, agents, colleagues, subscribers');
  if (test && found.kind !== 'teamMember') throw fieldFailure(pointer, 'notAllowed', 'A test goes to you or a colleague');
  return { to: found.email, personId: found.kind === 'subscriber' ? null : found.id };
}

const selectPeople = `
  SELECT id, email, 'teamMember' AS kind FROM team_members WHERE email = $1 OR id = $2
  UNION ALL SELECT id, email, 'agent' FROM agents WHERE email = $1 OR id = $2
  UNION ALL SELECT id, email, 'traveler' FROM travelers WHERE (email = $1 OR id = $2) AND erased_at IS NULL
  UNION ALL SELECT id, email, 'subscriber' FROM newsletter_requests WHERE email = $1 AND status = 'CONFIRMED'
  LIMIT 1`;

/** At most so many mails by hand to one address in an hour, whoever sends them: 429. */
export async function checkMailLimit(to: string, { sequelize, transaction }: CallContext): Promise<void> {
  const text = `SELECT count(*)::int AS sent FROM templated_emails WHERE "to" @> ARRAY[$1] AND created_by_id IS NOT NULL AND created_at > now() - interval '1 hour'`;
  const [row] = await preparedQuery<{ sent: number }>(sequelize, 'mail.sentLately', text, [to], transaction);
  if ((row?.sent ?? 0) < MAX_PER_HOUR) return;
  throw new Failure('rate.limited', {
    message: `This address had ${MAX_PER_HOUR} mails within an hour. Wait an hour.`,
    headers: { 'Retry-After': '3600' },
  });
}
