import type { Actor } from '#src/http/actor.ts';
import { seesDrafts } from './findContent.ts';

/** What a look-up reads: a name for its statements, and rows with `status` to read FROM. */
export interface LookupSource {
  name: 'drafts' | 'published';
  from: string;
  isPublished: boolean;
}

/** Drafts without the trash. */
const drafts: LookupSource = { name: 'drafts', from: `(SELECT * FROM content WHERE status <> 'TRASHED')`, isPublished: false };

/** What visitors are shown. */
export const published: LookupSource = {
  name: 'published',
  from: `(SELECT *, 'PUBLISHED' AS status FROM published_content)`,
  isPublished: true,
};

/** What a look-up reads for this caller. */
export function lookupSource(actor: Actor): LookupSource {
  return seesDrafts(actor) ? drafts : published;
}
