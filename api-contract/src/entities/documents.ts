import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import type { Caller } from '../roles.ts';
import * as field from '../schemas.ts';
import { Document, DocumentChange, DocumentInput, documentTargets, DownloadUrl, UploadUrl } from './documents.schemas.ts';

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
    reply: field.pageOf(Document),
  }),
  read: get('/v3/documents/{id}', 'Read a document', { access: users, reply: Document }),
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
  listOfTripMatch: get('/v3/trip_matches/{id}/documents', 'List the documents of a trip match', {
    access: users,
    query: ListQuery,
    reply: field.pageOf(Document),
  }),
};
