import { z } from 'zod';
import * as field from '../schemas.ts';
import { userStatuses } from '../statuses/user.ts';
import { Image, ImageChoice } from './images.schemas.ts';

/** A time away from work, the last day included. */
const awayDays = { from: field.Day, to: field.Day };
const AgentAbsence = z
  .strictObject({ ...awayDays, delegateAgentId: field.Id.nullable().default(null).describe('Who stands in; an agent of the same company') })
  .refine(({ from, to }) => from <= to, { error: 'Must not be before from', path: ['to'] });

/** What agents may change of themselves. */
export const agentOwnWritable = {
  givenName: field.line(60, 1),
  familyName: field.line(60, 1),
  phone: field.Phone.nullable(),
  title: field.line(80).nullable(),
  bio: field.paragraphs(1500).nullable(),
  photo: ImageChoice.nullable(),
  languages: z.array(field.line(20, 2)).max(20).describe('Language codes, like en or pt-BR'),
  receivesNewMatches: z.boolean(),
  outOfOffice: AgentAbsence.nullable(),
  signature: field.paragraphs(500).nullable(),
};
/** What their lead and staff may change besides. */
export const agentLeadWritable = {
  countryCodes: z.array(field.Iso2).max(60).describe('Countries they plan; empty: all of the company'),
  specializationIds: z.array(field.Id).max(40),
  isLead: z.boolean().describe('Leads manage their company'),
  maxOpenMatches: z.int().min(0).max(200),
  shownPublicly: z.boolean().describe('Everybody may see the public part'),
};

/** An agent as the caller may see them; the public sees the first part only. */
export const Agent = z
  .object({
    id: field.Id,
    partnerId: field.Id,
    givenName: z.string(),
    familyName: z.string(),
    title: z.string().nullable(),
    bio: z.string().nullable(),
    photo: Image.nullable(),
    languages: z.array(z.string()),
    countryCodes: z.array(field.Iso2),
    specializationIds: z.array(field.Id),
    userId: field.Id.nullable().optional().describe('For staff and the own company'),
    email: z.string().optional().describe('For staff and the own company'),
    phone: field.Phone.nullable().optional().describe('For staff and the own company'),
    isLead: z.boolean().optional().describe('For staff and the own company'),
    receivesNewMatches: z.boolean().optional().describe('For staff and the own company'),
    maxOpenMatches: z.int().optional().describe('For staff and the own company'),
    outOfOffice: z
      .object({ ...awayDays, delegateAgentId: field.Id.nullable() })
      .nullable()
      .optional()
      .describe('For staff and the own company'),
    signature: z.string().nullable().optional().describe('For staff and the own company'),
    shownPublicly: z.boolean().optional().describe('For staff and the own company'),
    status: z.enum(userStatuses).nullable().optional().describe('Status of the account, null without one; for staff and the own company'),
    stats: z
      .object({
        openMatches: z.int(),
        responseHoursMedian: z.number().nullable(),
        winRatePct: z.number().nullable(),
        rating: z.number().nullable().describe('Mean of the published reviews of their trips, 20 to 100'),
      })
      .optional()
      .describe('For staff and the own company'),
    createdAt: field.Moment.optional().describe('For staff and the own company'),
    updatedAt: field.Moment.optional().describe('For staff and the own company'),
    version: z.int(),
  })
  .meta({ id: 'Agent' });

/** Body of POST /v3/agents: an invitation goes to the address. */
export const AgentInput = z.strictObject({
  ...agentOwnWritable,
  ...agentLeadWritable,
  partnerId: field.Id,
  email: field.Email,
  phone: agentOwnWritable.phone.default(null),
  title: agentOwnWritable.title.default(null),
  bio: agentOwnWritable.bio.default(null),
  photo: agentOwnWritable.photo.default(null),
  languages: agentOwnWritable.languages.default([]),
  receivesNewMatches: z.boolean().default(true),
  outOfOffice: agentOwnWritable.outOfOffice.default(null),
  signature: agentOwnWritable.signature.default(null),
  countryCodes: agentLeadWritable.countryCodes.default([]),
  specializationIds: agentLeadWritable.specializationIds.default([]),
  isLead: agentLeadWritable.isLead.default(false),
  maxOpenMatches: agentLeadWritable.maxOpenMatches.default(8),
  shownPublicly: agentLeadWritable.shownPublicly.default(false),
});
