import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { careTeam, type Caller } from '../roles.ts';
import * as field from '../schemas.ts';
import {
  Document,
  DocumentChange,
  DocumentInput,
  documentTargets,
  DocumentVerificationInput,
  DownloadUrl,
  UploadUrl,
} from './documents.schemas.ts';
import { references } from '../references.ts';

const users: readonly Caller[] = ['traveler', 'agent', 'care', 'admin'];
const ListQuery = field.pageQuery().catchall(z.string().max(500));

export const documents = {
  list: get('/v3/documents', 'List documents', {
    access: users,
    query: field
      .pageQuery()
      .extend({
        linkType: z.enum(documentTargets).optional().describe('Only documents of a record of this type; requires linkId'),
        linkId: field.Id.optional().describe('UUID of that record'),
      })
      .catchall(z.string().max(500)),
    expand: references.document,
    reply: field.pageOf(Document),
  }),
  read: get('/v3/documents/{id}', 'Read a document', { access: users, expand: references.document, reply: Document }),
  update: put('/v3/documents/{id}', 'Update a document, or complete its upload', {
    access: users,
    body: DocumentChange,
    reply: Document,
    description:
      'While PENDING_UPLOAD: checks the uploaded file, rejects with 415 one that is not of the declared type, and has it scanned. Travelers can do nothing else.',
  }),
  remove: del('/v3/documents/{id}', 'Move a document to the trash', {
    access: users,
    description: 'Kept in the trash for 30 days, then deleted with its file.',
  }),
  verify: put('/v3/documents/{id}/verification', 'Verify or refuse a document of a partner', {
    access: careTeam,
    body: DocumentVerificationInput,
    reply: Document,
    description:
      'For the INSURANCE, LICENCE and CONTRACT of a partner, while AVAILABLE. A verified insurance that ends later than the one the partner is known to have prolongs it. What changes number, validity or category afterwards takes the verification back.',
    example: { status: 'REFUSED', reason: 'The policy does not cover travelers. Please send the one for tour operators.' },
  }),
  versions: get('/v3/documents/{id}/versions', 'List the versions of a document', {
    access: users,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v3/documents/{id}/versions/{v}', 'Read a version of a document', {
    access: users,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  downloadUrl: get('/v3/documents/{id}/download_url', 'Get the download URL of a document', {
    access: users,
    reply: DownloadUrl,
    description: 'Rejected with 423 while the file is being scanned or is quarantined.',
  }),
  uploadUrl: get('/v3/documents/{id}/upload_url', 'Get the upload URL of a document', {
    access: users,
    reply: UploadUrl,
    description: 'Possible while the document is PENDING_UPLOAD. After the upload, PUT the document to complete it.',
  }),
  createOfTraveler: post('/v3/travelers/{id}/documents', 'Create a document of a traveler', {
    access: ['traveler', 'care', 'admin'],
    body: DocumentInput,
    reply: Document,
    example: {
      name: 'Passport of Dana Rowe',
      fileName: 'passport.pdf',
      contentType: 'application/pdf',
      sizeBytes: 184_320,
      category: 'PASSPORT',
    },
  }),
  createOfTripMatch: post('/v3/trip_matches/{id}/documents', 'Create a document of a trip match', {
    access: users,
    body: DocumentInput,
    reply: Document,
    example: {
      name: 'Nine nights in Kenya, first draft',
      fileName: 'kenya-draft-1.pdf',
      contentType: 'application/pdf',
      sizeBytes: 412_000,
      category: 'PROPOSAL',
      proposal: { totalUSD: 24_600, perPersonUSD: 12_300, nights: 9, validUntil: '2027-01-31' },
    },
  }),
  createOfPartner: post('/v3/partners/{id}/documents', 'Create a document of a partner', {
    access: ['agent', 'care', 'admin'],
    body: DocumentInput,
    reply: Document,
    description: 'By lead agents of the partner and our team. All agents of the partner read it, unless its visibility is STAFF.',
    example: {
      name: 'Liability policy 2027',
      fileName: 'policy-2027.pdf',
      contentType: 'application/pdf',
      sizeBytes: 96_400,
      category: 'INSURANCE',
      number: 'NM-70210',
      validFrom: '2027-01-01',
      validUntil: '2027-12-31',
    },
  }),
  listOfPartner: get('/v3/partners/{id}/documents', 'List the documents of a partner', {
    access: ['agent', 'care', 'admin'],
    query: ListQuery,
    expand: references.document,
    reply: field.pageOf(Document),
  }),
  listOfTripMatch: get('/v3/trip_matches/{id}/documents', 'List the documents of a trip match', {
    access: users,
    query: ListQuery,
    expand: references.document,
    reply: field.pageOf(Document),
  }),
};
