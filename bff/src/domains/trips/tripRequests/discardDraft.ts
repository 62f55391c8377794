import type { CallContext } from '#src/kernel/context.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';
import { eraseDraft } from './eraseDraft.ts';
import { moveTripRequestAsSystem } from './moveTripRequestAsSystem.ts';

/** Expires a draft, unless it has been sent meanwhile, and erases its personal data. */
export async function discardDraft(id: string, note: string | undefined, context: CallContext): Promise<void> {
  const expired = await moveTripRequestAsSystem(id, { status: 'EXPIRED', note }, context);
  if (expired) await eraseDraft(expired, withSystemActor(context));
}
