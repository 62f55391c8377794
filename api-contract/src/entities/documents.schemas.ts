import { z } from 'zod';
import * as field from '../schemas.ts';
import { documentStatuses } from '../statuses/document.ts';

const documentCategories = [
  'PROPOSAL',
  'ITINERARY',
  'INVOICE',
  'CONTRACT',
  'TERMS',
  'PASSPORT',
  'INSURANCE',
  'LICENCE',
  'VOUCHER',
  'PHOTO',
  'STATEMENT',
  'OTHER',
] as const;
const documentVisibilities = ['STAFF', 'PARTNER_AND_STAFF', 'MATCH', 'OWNER_AND_STAFF'] as const;
export const documentTargets = ['TRAVELER', 'TRIP_MATCH', 'TRIP_REQUEST', 'SALES_RECORDING', 'PARTNER'] as const;

/** Media types that a document may have, with their file extensions. */
export const documentTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'text/calendar': ['ics'],
  'text/plain': ['txt'],
} as const;

const ProposalInput = z.strictObject({
  totalUSD: field.Usd.describe('Total price for the party, whole US dollars'),
  perPersonUSD: field.Usd.nullable().default(null).describe('Price per person, whole US dollars'),
  startDate: field.Day.nullable().default(null),
  nights: z.int().min(1).max(365).nullable().default(null),
  validUntil: field.Day.nullable().default(null).describe('Last day on which the price is valid'),
  summary: field.paragraphs(2000).nullable().default(null).describe('Short description of the route'),
});
const DocumentLink = z.strictObject({ type: z.enum(documentTargets), id: field.Id.describe('UUID of the record of that type') });

/** The name of a file, without a path. */
export const FileName = z
  .string()
  .refine((name) => !/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\ufeff]/u.test(name), {
    error: 'Remove control characters, also those that change the direction of the text',
    params: { code: 'characters' },
    abort: true,
  })
  .pipe(field.line(200, 1))
  .refine((name) => !/[\\/:*?"<>|]/.test(name) && !/^\.+$/.test(name), {
    error: 'Use a file name without a path',
    params: { code: 'format' },
  })
  .describe('File name for downloads');

const displayName = z
  .string()
  .refine((name) => !/\p{Bidi_Control}/u.test(name), {
    error: 'Remove control characters that change the direction of the text',
    params: { code: 'characters' },
    abort: true,
  })
  .pipe(field.line(160, 1))
  .describe('Display name');

/** What a document of a partner says about itself. */
const partnerFacts = {
  number: field.line(80, 1).nullable().describe('Number of the licence, policy or contract; only for documents of a partner'),
  validFrom: field.Day.nullable().describe('First day on which it is valid; only for documents of a partner'),
  validUntil: field.Day.nullable().describe('Last day on which it is valid, null without an end; only for documents of a partner'),
};
const verificationStatuses = ['VERIFIED', 'REFUSED'] as const;

/** Body of PUT …/verification. */
export const DocumentVerificationInput = z.strictObject({
  status: z
    .enum(verificationStatuses)
    .describe('VERIFIED: it is genuine and says what number and validity say. REFUSED: it cannot be accepted'),
  reason: field.paragraphs(1000, 1).optional().describe('What the partner has to send instead; required with REFUSED'),
  version: field.BasedOn,
});

const writable = {
  name: displayName,
  fileName: FileName,
  category: z.enum(documentCategories),
  visibility: z
    .enum(documentVisibilities)
    .describe(
      'STAFF: our team. PARTNER_AND_STAFF: also the partner. MATCH: everybody on the match. OWNER_AND_STAFF: the owner and our team',
    ),
  proposal: ProposalInput.nullable().describe('The offer of a PROPOSAL; null for other categories'),
  ...partnerFacts,
  links: z.array(DocumentLink).min(1).max(5).describe('The records it belongs to; all must be visible to the caller'),
};

/** Body of a new document; the file is then uploaded to the URL of GET …/upload_url. */
export const DocumentInput = z.strictObject({
  name: displayName.optional().describe('Display name; default: the file name'),
  fileName: FileName,
  contentType: field.line(120, 1).describe('Media type of one of: pdf, jpg, png, webp, heic, docx, xlsx, ics, txt'),
  sizeBytes: z.int().min(1).max(1_000_000_000_000).describe('Exact size of the file in bytes, at most 25 MB'),
  category: writable.category,
  visibility: writable.visibility.optional().describe('Who can see it; the default depends on the category'),
  proposal: writable.proposal.default(null),
  number: partnerFacts.number.default(null),
  validFrom: partnerFacts.validFrom.default(null),
  validUntil: partnerFacts.validUntil.default(null),
  links: z.array(DocumentLink).max(4).default([]).describe('The records it belongs to besides the one in the path'),
  replacesId: field.Id.nullable().default(null).describe('UUID of the document that this one replaces; it becomes SUPERSEDED'),
});

/** A document as visible to the caller; GET …/download_url leads to the file itself. */
export const Document = z
  .object({
    id: field.Id,
    name: z.string(),
    fileName: z.string(),
    contentType: z.string().describe('Media type, verified from the content'),
    sizeBytes: z.int(),
    sha256: z.string().nullable().describe('SHA-256 of the file in hexadecimal; null until it is uploaded'),
    category: z.enum(documentCategories),
    ...field.statusFields(documentStatuses),
    ownerPersonId: field.Id.nullable().describe('UUID of the traveler, agent or team member it belongs to'),
    links: z
      .array(z.object({ type: z.enum(documentTargets), id: field.Id }))
      .describe('The records it belongs to that are visible to the caller'),
    visibility: z.enum(documentVisibilities),
    proposal: z
      .object({
        totalUSD: z.int().describe('Whole US dollars'),
        perPersonUSD: z.int().nullable().describe('Whole US dollars'),
        startDate: field.Day.nullable(),
        nights: z.int().nullable(),
        validUntil: field.Day.nullable(),
        summary: z.string().nullable(),
      })
      .nullable()
      .describe('The offer of a PROPOSAL'),
    ...partnerFacts,
    number: z.string().nullable().describe('Number of the licence, policy or contract'),
    verification: z
      .object({
        status: z.enum(verificationStatuses),
        at: field.Timestamp.describe('When it was decided'),
        byId: field.Id.nullable().describe('UUID of the user who decided it'),
        reason: z.string().nullable().describe('Why it was REFUSED'),
      })
      .nullable()
      .describe(
        'What our team found out about a document of a partner; null until then, and after its number, validity or category changed',
      ),
    purgeAfter: field.Day.nullable().describe(
      'Last day on which the file is kept; null while the trip is open or the partner works with us, and for an insurance or licence that does not end',
    ),
    fileVersion: z.int().describe('1 for the first file, 2 for the one that replaced it, and so on'),
    replacesId: field.Id.nullable().describe('UUID of the document that this one replaced'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'Document' });

export const DocumentChange = field.changeOf(
  {
    ...writable,
    links: z.array(DocumentLink).max(5).describe('The records it belongs to; links not visible to the caller are kept'),
    status: z.enum(documentStatuses).describe('AVAILABLE restores it from the trash; the current status is ignored'),
  },
  Object.keys(Document.shape).filter((name) => !(name in writable) && name !== 'status'),
);

/** The URL to upload the file to. */
export const UploadUrl = z
  .object({
    url: z.string().describe('Valid once, for 15 minutes'),
    method: z.literal('PUT'),
    headers: z.record(z.string(), z.string()).describe('Headers that must be sent with the upload'),
    expiresAt: field.Timestamp,
  })
  .meta({ id: 'UploadAddress' });

/** The URL to download the file from. */
export const DownloadUrl = z
  .object({
    url: z.string().describe('Valid for 5 minutes and for the caller only'),
    expiresAt: field.Timestamp,
    fileName: z.string(),
    contentType: z.string(),
    sizeBytes: z.int(),
  })
  .meta({ id: 'DownloadAddress' });
