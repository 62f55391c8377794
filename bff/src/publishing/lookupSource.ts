import type { Actor } from '#src/kernel/actor.ts';
import { canSeeDrafts } from './findContent.ts';

/** What lookups read: drafts that are not in the trash, or published versions. */
export type LookupSource = 'drafts' | 'published';

export function chooseLookupSource(actor: Actor): LookupSource {
  return canSeeDrafts(actor) ? 'drafts' : 'published';
}
