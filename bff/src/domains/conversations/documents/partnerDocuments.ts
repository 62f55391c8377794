import { fieldFailure } from '#src/kernel/failure.ts';
import type { DocumentCategory, DocumentLink, DocumentRow, DocumentVisibility } from './document.model.ts';

const categories: readonly DocumentCategory[] = ['INSURANCE', 'LICENCE', 'CONTRACT', 'TERMS', 'PHOTO', 'OTHER'];
const visibilities: readonly DocumentVisibility[] = ['PARTNER_AND_STAFF', 'STAFF'];
/** Those that our team verifies. */
const verifiedCategories: readonly DocumentCategory[] = ['INSURANCE', 'LICENCE', 'CONTRACT'];

/** What a document says about itself. */
type PartnerFacts = Pick<DocumentRow, 'category' | 'number' | 'validFrom' | 'validUntil'> & { links: readonly DocumentLink[] };

/** Whether a document belongs to a partner. */
export function isOfPartner({ links }: { links: readonly DocumentLink[] }): boolean {
  return links.some(({ type }) => type === 'PARTNER');
}

/** Whether our team verifies documents like this. */
export function isVerifiable(document: Pick<PartnerFacts, 'category' | 'links'>): boolean {
  return isOfPartner(document) && verifiedCategories.includes(document.category);
}

/** Throws 422 for a category or visibility that no new document of a partner has. */
export function checkPartnerChoices(category: DocumentCategory, visibility: DocumentVisibility | undefined): void {
  if (!categories.includes(category)) throw fieldFailure('/category', 'notAllowed', `Choose one of ${categories.join(', ')}`);
  if (visibility !== undefined && !visibilities.includes(visibility))
    throw fieldFailure('/visibility', 'notAllowed', `Choose one of ${visibilities.join(', ')}`);
}

/** Throws 422 for a licence, number or validity of what is not a document of a partner, and for a validity that ends before it starts. */
export function checkPartnerFacts({ category, links, ...facts }: PartnerFacts): void {
  if (!isOfPartner({ links })) {
    if (category === 'LICENCE')
      throw fieldFailure('/category', 'notAllowed', 'A licence belongs to a partner: create it at /v3/partners/{id}/documents');
    for (const name of ['number', 'validFrom', 'validUntil'] as const)
      if (facts[name] !== null) throw fieldFailure(`/${name}`, 'notAllowed', 'Only a document of a partner has a number and a validity');
  }
  const { validFrom, validUntil } = facts;
  if (validFrom !== null && validUntil !== null && validUntil < validFrom)
    throw fieldFailure('/validUntil', 'tooSmall', 'Must not be before validFrom');
}
