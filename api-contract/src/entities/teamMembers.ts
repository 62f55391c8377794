import { z } from 'zod';
import { get, head, post, put } from '../call.ts';
import { admins, anyone, roles, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { userStatuses } from '../statuses/user.ts';
import { Image, ImageChoice } from './images.schemas.ts';
import { references } from '../references.ts';

const absence = { from: field.Day, to: field.Day };

const ownWritable = {
  givenName: field.line(60, 1),
  familyName: field.line(60, 1),
  photo: ImageChoice.nullable(),
  bio: field.paragraphs(1500).nullable(),
  outOfOffice: z
    .strictObject(absence)
    .refine(({ from, to }) => from <= to, { error: 'Must not be before from', path: ['to'] })
    .nullable(),
};
const adminWritable = {
  email: field.Email,
  title: field.line(80, 1),
  department: field.line(80, 1),
  shownOnTeamPage: z.boolean(),
  sortOrder: z.int().min(0).max(100_000).describe('Position on the team page, ascending'),
  careCountryCodes: z.array(field.Iso2).max(60).describe('Countries whose requests are assigned to them'),
  capacity: z.int().min(0).max(1000).describe('Maximum number of open requests assigned to them'),
};
const writable = { ...ownWritable, ...adminWritable };

/** A team member as visible to the caller: visitors get the first group of fields, partners only names. */
export const TeamMember = z
  .object({
    id: field.Id,
    givenName: z.string(),
    familyName: z.string(),
    title: z.string(),
    department: z.string().optional().describe('Not for partners'),
    photo: Image.nullable().optional().describe('Not for partners'),
    bio: z.string().nullable().optional().describe('Not for partners'),
    sortOrder: z.int().optional().describe('Not for partners'),
    userId: field.Id.nullable().optional().describe('Staff only'),
    email: z.string().optional().describe('Staff only'),
    shownOnTeamPage: z.boolean().optional().describe('Staff only'),
    careCountryCodes: z.array(field.Iso2).optional().describe('Staff only'),
    capacity: z.int().optional().describe('Staff only'),
    outOfOffice: z.object(absence).nullable().optional().describe('Staff only'),
    roles: z.array(z.enum(roles)).optional().describe('Staff only; changed through the account'),
    status: z.enum(userStatuses).nullable().optional().describe('Staff only: status of the account'),
    openTripRequests: z.int().optional().describe('Staff only: number of assigned requests that are not booked yet'),
    createdAt: field.Timestamp.optional().describe('Staff only'),
    updatedAt: field.Timestamp.optional().describe('Staff only'),
    version: z.int(),
  })
  .meta({ id: 'TeamMember' });

export const teamMembers = {
  create: post('/v3/team_members', 'Invite a team member', {
    access: admins,
    body: z.strictObject({
      ...writable,
      photo: ownWritable.photo.default(null),
      bio: ownWritable.bio.default(null),
      outOfOffice: ownWritable.outOfOffice.default(null),
      department: adminWritable.department.default('Travel care'),
      shownOnTeamPage: z.boolean().default(false),
      sortOrder: adminWritable.sortOrder.default(1000),
      careCountryCodes: adminWritable.careCountryCodes.default([]),
      capacity: adminWritable.capacity.default(40),
    }),
    reply: TeamMember,
    example: { givenName: 'Ruth', familyName: 'Ashby', email: 'ruth.ashby@example.com', title: 'Travel care, Europe' },
  }),
  list: get('/v3/team_members', 'List team members', {
    access: anyone,
    query: field.pageQuery().catchall(z.string().max(500)),
    expand: references.teamMember,
    reply: field.pageOf(TeamMember),
  }),
  read: get('/v3/team_members/{id}', 'Read a team member', {
    access: anyone,
    expand: references.teamMember,
    reply: TeamMember,
    description:
      'Visitors can read members shown on the team page, travelers also those responsible for their requests, partners only names, staff everything.',
  }),
  exists: head('/v3/team_members/{id}', 'Check whether a team member exists, by id or email', { access: staff }),
  update: put('/v3/team_members/{id}', 'Update a team member', {
    access: staff,
    body: field.changeOf(
      writable,
      Object.keys(TeamMember.shape).filter((key) => !(key in writable)),
    ),
    reply: TeamMember,
    description: 'Team members can change their own name, photo, bio and absence; administrators the other fields.',
  }),
  versions: get('/v3/team_members/{id}/versions', 'List the versions of a team member', {
    access: staff,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v3/team_members/{id}/versions/{v}', 'Read a version of a team member', {
    access: staff,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  search: post('/v3/team_member_searches', 'Search team members', {
    access: staff,
    body: field.SearchBody,
    status: 200,
    reads: true,
    reply: field.searchOf(TeamMember),
  }),
};
