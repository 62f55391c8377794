import { checkCountry, checkLanguages } from '#src/domains/partners/partners/checkPartnerFacts.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { AgentRow } from './agent.model.ts';
import { selectDelegate } from './checkAgentFacts.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

type Facts = { [K in 'languages' | 'countryCodes' | 'outOfOffice']?: AgentRow[K] | undefined };

/** Throws 422 for unknown languages, countries and delegates. */
export async function checkAgentFacts(facts: Facts, agent: Pick<AgentRow, 'id' | 'partnerId'>, context: CallContext): Promise<void> {
  const { languages = [], countryCodes = [], outOfOffice } = facts;
  checkLanguages(languages);
  countryCodes.forEach((code, index) => checkCountry(code, `/countryCodes/${index}`));
  const delegate = outOfOffice?.delegateAgentId;
  if (!delegate) return;
  const [row] = await context.db.run(selectDelegate, { delegate, partnerId: agent.partnerId, agentId: agent.id });
  if (row) return;
  throw unknownReference('/outOfOffice/delegateAgentId', 'Choose another agent of the same company whose account is enabled');
}
