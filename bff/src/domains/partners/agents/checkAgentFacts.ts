import { preparedQuery } from '#src/database/prepared.ts';
import { checkCountry, checkLanguages } from '#src/entities/partners/checkPartnerFacts.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { AgentRow } from './agent.model.ts';

type Facts = { [K in 'languages' | 'countryCodes' | 'specializationIds' | 'outOfOffice']?: AgentRow[K] | undefined };

/** Refuses with 422 languages, countries, specializations and delegates that are not there. */
export async function checkAgentFacts(facts: Facts, agent: Pick<AgentRow, 'id' | 'partnerId'>, context: CallContext): Promise<void> {
  const { languages = [], countryCodes = [], specializationIds = [], outOfOffice } = facts;
  checkLanguages(languages);
  countryCodes.forEach((code, index) => checkCountry(code, `/countryCodes/${index}`));
  const { sequelize, transaction } = context;
  if (specializationIds.length > 0) {
    const found = await preparedQuery<{ id: string }>(sequelize, 'agent.specializations', selectKnown, [specializationIds], transaction);
    const unknown = specializationIds.findIndex((id) => !found.some((one) => one.id === id));
    if (unknown >= 0) throw fieldFailure(`/specializationIds/${unknown}`, 'unknown', 'There is no specialization with this id');
  }
  const delegate = outOfOffice?.delegateAgentId;
  if (!delegate) return;
  const found = await preparedQuery(sequelize, 'agent.delegate', selectDelegate, [delegate, agent.partnerId, agent.id], transaction);
  if (found.length > 0) return;
  throw fieldFailure('/outOfOffice/delegateAgentId', 'unknown', 'Choose another agent of the same company whose account is enabled');
}

const selectKnown = 'SELECT id FROM specializations WHERE id = ANY ($1)';
const selectDelegate = `
  SELECT a.id FROM agents a JOIN users u ON u.id = a.user_id
  WHERE a.id = $1 AND a.partner_id = $2 AND a.id <> $3 AND u.status = 'ENABLED'`;
