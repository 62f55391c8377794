import { PARTNER_UNAVAILABLE } from '@farwend/api-contract';
import type { PartnerMove } from '#src/domains/partners/partners/partner.events.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { moveTripMatchAsSystem } from './moveTripMatch.ts';
import { selectMatchesBeforeIntroduction } from './withdrawProposedMatches.sql.ts';

/** Withdraws the matches of a suspended or terminated partner that were not introduced yet. */
export async function withdrawProposedMatches({ partner }: PartnerMove, context: CallContext): Promise<void> {
  if (partner.status !== 'SUSPENDED' && partner.status !== 'TERMINATED') return;
  for (const { id } of await context.db.run(selectMatchesBeforeIntroduction, { partnerId: partner.id })) {
    const note = `${partner.displayName} is ${partner.status}`;
    await moveTripMatchAsSystem(id, { status: 'WITHDRAWN', reasonCode: PARTNER_UNAVAILABLE, note }, context);
  }
}
