import { documentTypes } from '@farwend/api-contract';
import { type Actor, is } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { DocumentCategory, DocumentLink, DocumentVisibility, Proposal } from './document.model.ts';

/** Who sees a document of a category unless somebody says otherwise. */
const usualVisibility: Record<DocumentCategory, DocumentVisibility> = {
  PROPOSAL: 'MATCH',
  ITINERARY: 'MATCH',
  INVOICE: 'PARTNER_AND_STAFF',
  CONTRACT: 'PARTNER_AND_STAFF',
  TERMS: 'MATCH',
  PASSPORT: 'OWNER_AND_STAFF',
  INSURANCE: 'OWNER_AND_STAFF',
  VOUCHER: 'MATCH',
  PHOTO: 'MATCH',
  STATEMENT: 'PARTNER_AND_STAFF',
  OTHER: 'MATCH',
};
const ofTravelers: readonly DocumentCategory[] = ['PASSPORT', 'INSURANCE', 'ITINERARY', 'VOUCHER', 'PHOTO', 'TERMS', 'OTHER'];

/** Throws 413 and 415 for a file we do not take, and 422 where its name does not end as its type does. */
export function checkFile(file: { fileName: string; contentType: string; sizeBytes: number }, limit: number): void {
  if (file.sizeBytes > limit)
    throw new Failure('upload.tooLarge', { message: `A file may have at most ${Math.floor(limit / 1_048_576)} MB.` });
  const types: Record<string, readonly string[]> = documentTypes;
  const endings = Object.hasOwn(types, file.contentType) ? types[file.contentType] : undefined;
  if (!endings) {
    const known = Object.values(documentTypes).map(([ending]) => ending);
    throw new Failure('upload.typeNotAllowed', { message: `${file.contentType} files are not taken. These are: ${known.join(', ')}.` });
  }
  if (!endings.some((ending) => file.fileName.toLowerCase().endsWith(`.${ending}`)))
    throw fieldFailure('/fileName', 'format', `The name of this file must end in .${endings.join(' or .')}`);
}

interface Wish {
  category: DocumentCategory;
  visibility: DocumentVisibility | undefined;
  proposal: Proposal | null;
  links: readonly DocumentLink[];
}

/** Who will see the document. Throws a 422 where the caller may not give such a document, or so seen. */
export function checkedVisibility({ category, visibility, proposal, links }: Wish, actor: Actor): DocumentVisibility {
  if (is(actor, 'traveler') && !ofTravelers.includes(category))
    throw fieldFailure('/category', 'notAllowed', `Choose one of ${ofTravelers.join(', ')}`);
  if (category === 'PROPOSAL' && !links.some(({ type }) => type === 'TRIP_MATCH'))
    throw fieldFailure('/category', 'notAllowed', 'A proposal belongs to a match: create it at /v3/trip_matches/{id}/documents');
  if (category === 'PROPOSAL' && proposal === null)
    throw fieldFailure('/proposal', 'required', 'Say what the proposal offers, at least its price');
  if (category !== 'PROPOSAL' && proposal !== null) throw fieldFailure('/proposal', 'notAllowed', 'Only a PROPOSAL has a price and dates');
  const onlyOfTraveler = links.every(({ type }) => type === 'TRAVELER');
  const usual = onlyOfTraveler && usualVisibility[category] === 'MATCH' ? 'OWNER_AND_STAFF' : usualVisibility[category];
  const chosen = visibility ?? usual;
  const may = allowed(category, actor);
  if (!may.includes(chosen)) throw fieldFailure('/visibility', 'notAllowed', `Choose one of ${may.join(', ')}`);
  return chosen;
}

function allowed(category: DocumentCategory, actor: Actor): readonly DocumentVisibility[] {
  if (category === 'PASSPORT') return ['OWNER_AND_STAFF'];
  if (is(actor, 'admin', 'care')) return ['STAFF', 'PARTNER_AND_STAFF', 'MATCH', 'OWNER_AND_STAFF'];
  return is(actor, 'agent') ? ['PARTNER_AND_STAFF', 'MATCH', 'OWNER_AND_STAFF'] : ['MATCH', 'OWNER_AND_STAFF'];
}
