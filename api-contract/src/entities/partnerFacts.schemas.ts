import { z } from 'zod';
import * as field from '../schemas.ts';

const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Use 24-hour time, like 09:30');
const OpeningHours = z
  .strictObject({ from: TimeOfDay, to: TimeOfDay })
  .refine(({ from, to }) => from < to, { error: 'Must end after it starts', path: ['to'] });
const day = z.array(OpeningHours).max(4);

/** Opening hours by day of the week, in the office's own time zone; an empty list means closed. */
export const BusinessHours = z.strictObject({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });

/** A licence to sell travel. */
export const Licence = z.strictObject({
  type: field.line(80, 1),
  number: field.line(80, 1),
  country: field.Iso2,
  expiresOn: field.Day.nullable(),
});

/** The insurance that covers a partner's travelers. */
export const Insurance = z.strictObject({
  insurer: field.line(120, 1),
  policyNumber: field.line(80, 1),
  coverUSD: field.Usd,
  expiresOn: field.Day,
});

/** The contract between a partner and us. */
export const Contract = z.strictObject({
  signedOn: field.Day,
  documentId: field.Id.nullable(),
  version: field.line(20, 1).describe('Edition of our terms'),
});

/** The address that invoices are sent to. */
export const BillingAddress = z.strictObject({
  name: field.line(160, 1),
  line1: field.line(160, 1),
  line2: field.line(160).nullable().default(null),
  city: field.line(80, 1),
  region: field.line(80).nullable().default(null),
  postalCode: field.line(20, 1),
  countryCode: field.Iso2,
  taxId: field.line(40).nullable().default(null),
  email: field.Email,
});
