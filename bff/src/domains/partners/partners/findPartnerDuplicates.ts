import type { PartnerDuplicate } from '@farwend/api-contract';
import type { z } from 'zod';
import type { CallContext } from '#src/kernel/context.ts';
import { selectPartnerDuplicates } from './findPartnerDuplicates.sql.ts';
import type { PartnerRow } from './partner.model.ts';
import { sharedMailDomains } from './sharedMailDomains.data.ts';

type Facts = Pick<PartnerRow, 'displayName' | 'legalName' | 'licences' | 'website' | 'email' | 'billingAddress'>;

/** Other partners that may be the same company, the surest first. Without an id, of a partner that is not stored yet. */
export async function findPartnerDuplicates(
  facts: Facts,
  id: string | null,
  { db }: CallContext,
): Promise<z.output<typeof PartnerDuplicate>[]> {
  const { displayName, legalName, licences, website, email, billingAddress } = facts;
  return db.run(selectPartnerDuplicates, {
    id,
    displayName,
    legalName,
    licences: licences.map(({ country, number }) => `${country}:${normalizeNumber(number)}`),
    taxNumber: normalizeNumber(billingAddress?.taxId ?? '') || null,
    webHost: URL.parse(website ?? '')?.hostname.replace(/^www\./, '') ?? null,
    mailDomain: parseMailDomain(email),
  });
}

/** A number as it is compared: registers and letterheads write it with different spaces and dashes. */
function normalizeNumber(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

/** The domain of an email address that belongs to a company; null for one that anybody can have an address of. */
function parseMailDomain(email: string): string | null {
  const domain = email.split('@').at(-1)?.toLowerCase() ?? '';
  return sharedMailDomains.has(domain) ? null : domain;
}
