import type { BodyOf, contract } from '@farwend/api-contract';
import { findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { changeAccountOf } from '#src/commands/changeAccountOf.ts';
import { checkAddress, inviteUser } from '#src/commands/inviteUser.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { chosenImage } from '#src/entities/images/resolveImages.ts';
import type { PartnerRow } from '#src/entities/partners/partner.model.ts';
import { is } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { agentEntity } from './agent.entity.ts';
import type { AgentRow } from './agent.model.ts';
import { managesAgents } from './agent.policy.ts';
import { checkAgentFacts } from './checkAgentFacts.ts';

type Input = Omit<BodyOf<typeof contract.agents.create>, 'partnerId'>;
type Change = BodyOf<typeof contract.agents.update>;

/** A new agent of a company with a PENDING account, and the invitation to it. */
export async function inviteAgent(body: Input, partner: PartnerRow, context: CallContext): Promise<AgentRow> {
  if (!managesAgents(context.actor, partner.id)) {
    throw new Failure('auth.forbidden', { message: 'The lead agents of a company invite its agents.' });
  }
  if (partner.status === 'REJECTED' || partner.status === 'TERMINATED') {
    throw new Failure('reference.broken', { message: `${partner.displayName} is ${partner.status}: it takes no new agents.` });
  }
  const row: Omit<AgentRow, 'userId'> = {
    ...newRecord(newId(), context),
    ...body,
    partnerId: partner.id,
    photo: await chosenImage(body.photo, '/photo', context),
    status: 'PENDING',
    stats: { openMatches: 0, responseHoursMedian: null, winRatePct: null, rating: null },
  };
  await checkAgentFacts(row, row, context);
  const { id: personId, email, givenName, familyName } = row;
  const user = await inviteUser({ personType: 'agent', personId, email, givenName, familyName, companyName: partner.displayName }, context);
  return insertRecord(agentEntity, { ...row, userId: user.id }, context);
}

/** Changes an agent, and the account with them. Agents change what they show of themselves; their lead and the care team the rest. */
export async function changeAgent(id: string, body: Change, context: CallContext): Promise<AgentRow> {
  const row = await findToChange(agentEntity, id, context, body.version);
  const { version: _, changeNote, restoredFrom, status, photo, ...facts } = body;
  const values = changedValues(row, { ...facts, photo: await chosenImage(photo, '/photo', context, row.photo) });
  checkRights(values, status ?? row.status, row, context);
  await checkAgentFacts(values, row, context);
  if (values.email !== undefined) await checkAddress(values.email, context);
  const isLeaving = status === 'DISABLED' && row.status !== 'DISABLED';
  if (row.isLead && (values.isLead === false || isLeaving)) await keepOneLead(row, context);
  const saved = await saveChange(
    agentEntity,
    row,
    { values, kind: restoredFrom === undefined ? 'UPDATE' : 'RESTORE', note: changeNote },
    context,
  );
  return { ...saved, status: await changeAccountOf(saved, status, context) };
}

const leadNames = ['countryCodes', 'specializationIds', 'isLead', 'maxOpenMatches', 'shownPublicly'] as const;

function checkRights(values: Partial<AgentRow>, status: AgentRow['status'], row: AgentRow, { actor }: CallContext): void {
  if (values.email !== undefined && !is(actor, 'admin', 'care')) {
    throw fieldFailure('/email', 'notAllowed', 'Agents sign in with their email address. Write to us to change it');
  }
  if (managesAgents(actor, row.partnerId)) return;
  const foreign = leadNames.find((name) => values[name] !== undefined);
  if (foreign) throw fieldFailure(`/${foreign}`, 'notAllowed', 'Your lead agent changes this');
  if (status !== row.status) throw fieldFailure('/status', 'notAllowed', 'Your lead agent changes this');
}

/** A company without a lead could not manage itself. */
async function keepOneLead(row: AgentRow, { sequelize, transaction }: CallContext): Promise<void> {
  const others = await preparedQuery(sequelize, 'agent.otherLeads', selectLeads, [row.partnerId, row.id], transaction);
  if (others.length > 0) return;
  throw fieldFailure('/isLead', 'notAllowed', 'Name another lead agent of the company first: somebody must lead it');
}

const selectLeads = `
  SELECT a.id FROM agents a JOIN users u ON u.id = a.user_id
  WHERE a.partner_id = $1 AND a.id <> $2 AND a.is_lead AND u.status <> 'DISABLED' FOR UPDATE OF a`;
