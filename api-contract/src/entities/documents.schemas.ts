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
  'VOUCHER',
  'PHOTO',
  'STATEMENT',
  'OTHER',
] as const;
const documentVisibilities = ['STAFF', 'PARTNER_AND_STAFF', 'MATCH', 'OWNER_AND_STAFF'] as const;
export const documentTargets = ['TRAVELER', 'TRIP_MATCH', 'TRIP_REQUEST', 'SALES_RECORDING', 'PARTNER'] as const;

/** Content types a document may have, with the endings of their files. */
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
  totalUSD: field.Usd.describe('Price for the whole party, whole US dollars'),
  perPersonUSD: field.Usd.nullable().default(null).describe('Whole US dollars for each'),
  startDate: field.Day.nullable().default(null),
  nights: z.int().min(1).max(365).nullable().default(null),
  validUntil: field.Day.nullable().default(null).describe('Last day on which the price holds'),
  summary: field.paragraphs(2000).nullable().default(null).describe('The route in a few lines'),
});
const Link = z.strictObject({ type: z.enum(documentTargets), id: field.Id.describe('Id of the record of that type') });

const fileName = field
  .line(200, 1)
  .refine((name) => !/[\\/:*?"<>|]/.test(name) && !/^\.+$/.test(name), {
    error: 'Use a file name without a path',
    params: { code: 'format' },
  })
  .describe('Name of the file as it is downloaded');

const writable = {
  name: field.line(160, 1).describe('What people call it'),
  fileName,
  category: z.enum(documentCategories),
  visibility: z
    .enum(documentVisibilities)
    .describe(
      'STAFF: our team. PARTNER_AND_STAFF: also the company. MATCH: everybody of the match. OWNER_AND_STAFF: its owner and our team',
    ),
  proposal: ProposalInput.nullable().describe('What a PROPOSAL offers; null for all others'),
  links: z.array(Link).min(1).max(5).describe('What it belongs to; each must be yours to see'),
};

/** Body of a new document; the file follows to the address of GET …/upload_url. */
export const DocumentInput = z.strictObject({
  name: writable.name.optional().describe('What people call it; the file name when absent'),
  fileName,
  contentType: field.line(120, 1).describe('One of: pdf, jpg, png, webp, heic, docx, xlsx, ics, txt, as a media type'),
  sizeBytes: z.int().min(1).max(1_000_000_000_000).describe('Exact size of the file, at most 25 MB'),
  category: writable.category,
  visibility: writable.visibility.optional().describe('Who sees it; by category when absent'),
  proposal: writable.proposal.default(null),
  links: z.array(Link).max(4).default([]).describe('What it belongs to besides the record of the address'),
  replacesId: field.Id.nullable().default(null).describe('The document whose next version this is; that one becomes SUPERSEDED'),
});

/** A document as the caller may see it; the file itself is behind GET …/download_url. */
export const Document = z
  .object({
    id: field.Id,
    name: z.string(),
    fileName: z.string(),
    contentType: z.string().describe('Media type, checked by the content'),
    sizeBytes: z.int(),
    sha256: z.string().nullable().describe('Hexadecimal, once the file is there'),
    category: z.enum(documentCategories),
    ...field.statusFields(documentStatuses),
    ownerPersonId: field.Id.nullable().describe('Traveler, agent or team member it belongs to'),
    links: z.array(z.object({ type: z.enum(documentTargets), id: field.Id })).describe('What it belongs to, as far as the caller may know'),
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
      .describe('What a PROPOSAL offers'),
    purgeAfter: field.Day.nullable().describe('Last day the file is kept; null while the journey is open'),
    fileVersion: z.int().describe('1 for the first, 2 for the one that replaced it, and so on'),
    replacesId: field.Id.nullable().describe('The version before'),
    createdAt: field.Moment,
    updatedAt: field.Moment,
    version: z.int(),
  })
  .meta({ id: 'Document' });

export const DocumentChange = field.changeOf(
  {
    ...writable,
    links: z.array(Link).max(5).describe('What it belongs to, as far as the caller may know; what they are not shown stays'),
    status: z.enum(documentStatuses).describe('AVAILABLE takes it out of the trash; the present one is ignored'),
  },
  Object.keys(Document.shape).filter((name) => !(name in writable) && name !== 'status'),
);

/** Where to send the file. */
export const UploadAddress = z
  .object({
    url: z.string().describe('Works once, for 15 minutes'),
    method: z.literal('PUT'),
    headers: z.record(z.string(), z.string()).describe('Headers to send with it, exactly so'),
    expiresAt: field.Moment,
  })
  .meta({ id: 'UploadAddress' });

/** Where to fetch the file. */
export const DownloadAddress = z
  .object({
    url: z.string().describe('Works for 5 minutes, for the person who asked'),
    expiresAt: field.Moment,
    fileName: z.string(),
    contentType: z.string(),
    sizeBytes: z.int(),
  })
  .meta({ id: 'DownloadAddress' });
