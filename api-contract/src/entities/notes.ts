import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { careTeam, staff } from '../roles.ts';
import * as field from '../schemas.ts';

const noteSubjects = ['TRIP_REQUEST', 'TRIP_MATCH', 'TRAVELER', 'PARTNER', 'AGENT', 'CONVERSATION'] as const;

const writable = {
  body: field.paragraphs(5000, 1),
  mentions: z.array(field.Id).max(20).describe('UUIDs of colleagues to notify: team members, or agents of the caller’s company'),
  pinned: z.boolean().describe('Whether it is listed before the others'),
};

/** An internal note of our team or of one company; never visible to the other side. */
const Note = z
  .object({
    id: field.Id,
    subjectType: z.enum(noteSubjects),
    subjectId: field.Id.describe('UUID of what it is about'),
    ownerScope: z.string().describe('STAFF, or PARTNER:{id} with the id of the partner that owns the note'),
    ...writable,
    authorName: z.string().nullable(),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    createdById: field.Id.nullable().describe('UUID of the user who wrote it'),
    updatedById: field.Id.nullable().describe('UUID of the user who last changed it'),
    version: z.int(),
  })
  .meta({ id: 'Note' });

const NoteInput = z.strictObject({
  subjectType: z.enum(noteSubjects).describe('Subject of the message'),
  subjectId: field.Id.describe('UUID of what it is about'),
  ...writable,
  mentions: writable.mentions.default([]),
  pinned: writable.pinned.default(false),
});

const NoteChange = field.changeOf(
  writable,
  Object.keys(Note.shape).filter((key) => !(key in writable)),
);

export const notes = {
  list: get('/v3/notes', 'List internal notes', {
    access: ['agent', ...staff],
    query: field.pageQuery().catchall(z.string().max(500)),
    reply: field.pageOf(Note),
    description: 'Pinned notes first. Filter by subjectType and subjectId for the notes about one record.',
  }),
  create: post('/v3/notes', 'Write an internal note', {
    access: ['agent', ...careTeam],
    body: NoteInput,
    reply: Note,
    example: { subjectType: 'TRIP_REQUEST', subjectId: '018f0000-0000-7000-8000-000000000000', body: 'Prefers a call in the evening.' },
  }),
  read: get('/v3/notes/{id}', 'Read an internal note', { access: ['agent', ...staff], reply: Note }),
  update: put('/v3/notes/{id}', 'Update an internal note', { access: ['agent', ...careTeam], body: NoteChange, reply: Note }),
  remove: del('/v3/notes/{id}', 'Delete an internal note', { access: ['agent', 'admin'] }),
};
