import { checkCountry, checkLanguages } from '#src/domains/partners/partners/checkPartnerFacts.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { AgentRow } from './agent.model.ts';
import { selectSpecializations, selectDelegate } from './checkAgentFacts.sql.ts';

type Facts = { [K in 'languages' | 'countryCodes' | 'specializationIds' | 'outOfOffice']?: AgentRow[K] | undefined };

/** Throws 422 for unknown languages, countries, specializations and delegates. */
export async function checkAgentFacts(facts: Facts, agent: Pick<AgentRow, 'id' | 'partnerId'>, context: CallContext): Promise<void> {
  const { languages = [], countryCodes = [], specializationIds = [], outOfOffice } = facts;
  checkLanguages(languages);
  countryCodes.forEach((code, index) => checkCountry(code, `/countryCodes/${index}`));
  const { db } = context;
  if (specializationIds.length > 0) {
    const specializations = await db.run(selectSpecializations, { specializationIds });
    const unknown = specializationIds.findIndex((id) => !specializations.some((row) => row.id === id));
    if (unknown >= 0) throw fieldFailure(`/specializationIds/${unknown}`, 'unknown', 'There is no specialization with this id');
  }
  const delegate = outOfOffice?.delegateAgentId;
  if (!delegate) return;
  const [row] = await db.run(selectDelegate, { delegate, partnerId: agent.partnerId, agentId: agent.id });
  if (row) return;
  throw fieldFailure('/outOfOffice/delegateAgentId', 'unknown', 'Choose another agent of the same company whose account is enabled');
}
