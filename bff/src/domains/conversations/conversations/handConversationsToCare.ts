import type { PartnerMove } from '#src/domains/partners/partners/partner.events.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';
import { selectOpenConversations } from './handConversationsToCare.sql.ts';
import { postSystemMessage } from './openConversation.ts';

/** Notifies travelers that our team takes over from a suspended or terminated company; once, if it is first suspended and then terminated. */
export async function handConversationsToCare({ from, partner }: PartnerMove, context: CallContext): Promise<void> {
  if ((partner.status !== 'SUSPENDED' && partner.status !== 'TERMINATED') || from === 'SUSPENDED') return;
  const open = await context.db.run(selectOpenConversations, { partnerId: partner.id });
  for (const { id } of open) if (id !== null) await postSystemMessage(id, TAKEOVER_MESSAGE, withSystemActor(context));
}

const TAKEOVER_MESSAGE =
  'The travel company cannot answer here for now. Our travel care team looks after this journey and will write to you.';
