import { documentTypes } from '@farwend/api-contract';
import { type Actor, is } from '#src/kernel/actor.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { DocumentCategory, DocumentLink, DocumentVisibility, Proposal } from './document.model.ts';

const defaultVisibility: Record<DocumentCategory, DocumentVisibility> = {
  PROPOSAL: 'MATCH',
  ITINERARY: 'MATCH',
  INVOICE: 'PARTNER_AND_STAFF',
  CONTRACT: 'PARTNER_AND_STAFF',
  TERMS: 'MATCH',
  PASSPORT: 'OWNER_AND_STAFF',
  INSURANCE: 'OWNER_AND_STAFF',
  LICENCE: 'PARTNER_AND_STAFF',
  VOUCHER: 'MATCH',
  PHOTO: 'MATCH',
  STATEMENT: 'PARTNER_AND_STAFF',
  OTHER: 'MATCH',
};
const travelerCategories: readonly DocumentCategory[] = ['PASSPORT', 'INSURANCE', 'ITINERARY', 'VOUCHER', 'PHOTO', 'TERMS', 'OTHER'];

/** Throws 413 for a large file, 415 for an unsupported type, and 422 if the file name does not match the type. */
export function checkFile(file: { fileName: string; contentType: string; sizeBytes: number }, limit: number): void {
  if (file.sizeBytes > limit)
    throw new Failure('upload.tooLarge', { message: `A file can be at most ${Math.floor(limit / 1_048_576)} MB in size.` });
  const types: Record<string, readonly string[]> = documentTypes;
  const endings = Object.hasOwn(types, file.contentType) ? types[file.contentType] : undefined;
  if (!endings) {
    const accepted = Object.values(documentTypes).map(([ending]) => ending);
    throw new Failure('upload.typeNotAllowed', {
      message: `${file.contentType} files are not supported. Supported types: ${accepted.join(', ')}.`,
    });
  }
  if (!endings.some((ending) => file.fileName.toLowerCase().endsWith(`.${ending}`)))
    throw fieldFailure('/fileName', 'format', `The name of this file must end in .${endings.join(' or .')}`);
}

interface VisibilityInput {
  category: DocumentCategory;
  visibility: DocumentVisibility | undefined;
  proposal: Proposal | null;
  links: readonly DocumentLink[];
}

/** The visibility of a document. Throws 422 for a category or visibility that the caller may not choose. */
export function resolveVisibility({ category, visibility, proposal, links }: VisibilityInput, actor: Actor): DocumentVisibility {
  if (is(actor, 'traveler') && !travelerCategories.includes(category))
    throw fieldFailure('/category', 'notAllowed', `Choose one of ${travelerCategories.join(', ')}`);
  if (category === 'PROPOSAL' && !links.some(({ type }) => type === 'TRIP_MATCH'))
    throw fieldFailure('/category', 'notAllowed', 'A proposal belongs to a match: create it at /v3/trip_matches/{id}/documents');
  if (category === 'PROPOSAL' && proposal === null)
    throw fieldFailure('/proposal', 'required', 'Describe what the proposal offers, at least its price');
  if (category !== 'PROPOSAL' && proposal !== null) throw fieldFailure('/proposal', 'notAllowed', 'Only a PROPOSAL has a price and dates');
  const chosen = visibility ?? findDefaultVisibility(category, links);
  const options = allowedVisibilities(category, actor);
  if (!options.includes(chosen)) throw fieldFailure('/visibility', 'notAllowed', `Choose one of ${options.join(', ')}`);
  return chosen;
}

function findDefaultVisibility(category: DocumentCategory, links: readonly DocumentLink[]): DocumentVisibility {
  if (links.every(({ type }) => type === 'PARTNER')) return 'PARTNER_AND_STAFF';
  const onlyOfTraveler = links.every(({ type }) => type === 'TRAVELER');
  return onlyOfTraveler && defaultVisibility[category] === 'MATCH' ? 'OWNER_AND_STAFF' : defaultVisibility[category];
}

function allowedVisibilities(category: DocumentCategory, actor: Actor): readonly DocumentVisibility[] {
  if (category === 'PASSPORT') return ['OWNER_AND_STAFF'];
  if (is(actor, 'admin', 'care')) return ['STAFF', 'PARTNER_AND_STAFF', 'MATCH', 'OWNER_AND_STAFF'];
  return is(actor, 'agent') ? ['PARTNER_AND_STAFF', 'MATCH', 'OWNER_AND_STAFF'] : ['MATCH', 'OWNER_AND_STAFF'];
}
