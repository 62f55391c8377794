import type { BodyOf, contract } from '@farwend/api-contract';
import { findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { syncAccount } from '#src/domains/accounts/users/syncAccount.ts';
import { checkEmailUnused, inviteUser } from '#src/domains/accounts/users/inviteUser.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { resolveChosenImage } from '#src/publishing/pictures/resolveImages.ts';
import type { PartnerRow } from '#src/domains/partners/partners/partner.model.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { agentEntity } from './agent.entity.ts';
import type { AgentRow } from './agent.model.ts';
import { managesAgents } from './agent.policy.ts';
import { checkAgentFacts } from './checkAgentFacts.ts';
import { lockOtherLeads } from './changeAgent.sql.ts';

type Input = Omit<BodyOf<typeof contract.agents.create>, 'partnerId'>;
type Change = BodyOf<typeof contract.agents.update>;

/** Creates an agent of a company with a PENDING account, and mails the invitation. */
export async function inviteAgent(body: Input, partner: PartnerRow, context: CallContext): Promise<AgentRow> {
  if (!managesAgents(context.actor, partner.id)) {
    throw new Failure('auth.forbidden', { message: 'Only the lead agents of a company can invite agents.' });
  }
  if (partner.status === 'REJECTED' || partner.status === 'TERMINATED') {
    throw new Failure('reference.broken', { message: `${partner.displayName} is ${partner.status} and cannot add agents.` });
  }
  const row: Omit<AgentRow, 'userId'> = {
    ...newRecord(newId(), context),
    ...body,
    partnerId: partner.id,
    photo: await resolveChosenImage(body.photo, '/photo', context),
    status: 'PENDING',
    stats: { openMatches: 0, responseHoursMedian: null, winRatePct: null, rating: null },
  };
  await checkAgentFacts(row, row, context);
  const { id: personId, email, givenName, familyName } = row;
  const user = await inviteUser({ personType: 'agent', personId, email, givenName, familyName, companyName: partner.displayName }, context);
  return insertRecord(agentEntity, { ...row, userId: user.id }, context);
}

/** Changes an agent and the account. Agents change their own public fields, their lead and the care team the rest. */
export async function changeAgent(id: string, body: Change, context: CallContext): Promise<AgentRow> {
  const row = await findForUpdate(agentEntity, id, context, body.version);
  const { version: _, changeNote, restoredFrom, status, photo, ...facts } = body;
  const values = pickChangedValues(row, { ...facts, photo: await resolveChosenImage(photo, '/photo', context, row.photo) });
  checkRights(values, status ?? row.status, row, context);
  await checkAgentFacts(values, row, context);
  if (values.email !== undefined) await checkEmailUnused(values.email, context);
  const isLeaving = status === 'DISABLED' && row.status !== 'DISABLED';
  if (row.isLead && (values.isLead === false || isLeaving)) await checkNotLastLead(row, context);
  const saved = await saveChange(
    agentEntity,
    row,
    { values, kind: restoredFrom === undefined ? 'UPDATE' : 'RESTORE', note: changeNote },
    context,
  );
  return { ...saved, status: await syncAccount(saved, status, context) };
}

const leadFields = ['countryCodes', 'specializationIds', 'isLead', 'maxOpenMatches', 'shownPublicly'] as const;

function checkRights(values: Partial<AgentRow>, status: AgentRow['status'], row: AgentRow, { actor }: CallContext): void {
  if (values.email !== undefined && !is(actor, 'admin', 'care')) {
    throw fieldFailure('/email', 'notAllowed', 'Agents sign in with their email address. Contact us to change it');
  }
  if (managesAgents(actor, row.partnerId)) return;
  const forbidden = leadFields.find((name) => values[name] !== undefined);
  if (forbidden) throw fieldFailure(`/${forbidden}`, 'notAllowed', 'Only your lead agent can change this');
  if (status !== row.status) throw fieldFailure('/status', 'notAllowed', 'Only your lead agent can change this');
}

async function checkNotLastLead(row: AgentRow, { db }: CallContext): Promise<void> {
  const others = await db.run(lockOtherLeads, { partnerId: row.partnerId, id: row.id });
  if (others.length > 0) return;
  throw fieldFailure('/isLead', 'notAllowed', 'Make somebody else a lead agent first: a company needs at least one');
}
