import { z } from 'zod';
import * as field from '../schemas.ts';
import { userStatuses } from '../statuses/user.ts';
import { Image, ImageChoice } from './images.schemas.ts';

/** Days away from work, the last one included. */
const awayDays = { from: field.Day, to: field.Day };
const AgentAbsence = z
  .strictObject({
    ...awayDays,
    delegateAgentId: field.Id.nullable().default(null).describe('UUID of the substitute, an agent of the same company'),
  })
  .refine(({ from, to }) => from <= to, { error: 'Must not be before from', path: ['to'] });

/** An opinion is read in passing, so it has at most so many words. */
const MAX_OPINION_WORDS = 30;

const AgentOpinion = z
  .strictObject({
    place: field.line(80, 1).describe('The place it is about, as visitors know it: “Watamu”'),
    text: field
      .line(300, 1)
      .refine((text) => text.split(' ').length <= MAX_OPINION_WORDS, {
        error: `Use ${MAX_OPINION_WORDS} words or fewer`,
        params: { code: 'tooLong' },
      })
      .describe(`At most ${MAX_OPINION_WORDS} words`),
  })
  .describe('What the agent thinks of a place they know, which visitors read on the home page');

/** The fields that agents may change on their own record. */
export const agentOwnWritable = {
  givenName: field.line(60, 1),
  familyName: field.line(60, 1),
  phone: field.Phone.nullable(),
  title: field.line(80).nullable(),
  bio: field.paragraphs(1500).nullable(),
  opinion: AgentOpinion.nullable(),
  photo: ImageChoice.nullable(),
  languages: z.array(field.line(20, 2)).max(20).describe('Language codes, like en or pt-BR'),
  receivesNewMatches: z.boolean(),
  outOfOffice: AgentAbsence.nullable(),
  signature: field.paragraphs(500).nullable(),
};
/** The fields that only their lead agent and staff may change. */
export const agentLeadWritable = {
  countryCodes: z.array(field.Iso2).max(60).describe('Countries they plan trips in; empty: all countries of the company'),
  specializationIds: z.array(field.Id).max(40),
  isLead: z.boolean().describe('Lead agents manage their company'),
  maxOpenMatches: z.int().min(0).max(200),
  shownPublicly: z.boolean().describe('Whether visitors can see the public fields'),
};

/** An agent as visible to the caller; visitors get the first group of fields only. */
export const Agent = z
  .object({
    id: field.Id,
    partnerId: field.Id,
    givenName: z.string(),
    familyName: z.string(),
    title: z.string().nullable(),
    bio: z.string().nullable(),
    opinion: z
      .object({ place: z.string().describe('The place it is about'), text: z.string().describe(`At most ${MAX_OPINION_WORDS} words`) })
      .nullable()
      .describe('What the agent thinks of a place they know; null without one'),
    photo: Image.nullable(),
    languages: z.array(z.string()),
    countryCodes: z.array(field.Iso2),
    specializationIds: z.array(field.Id),
    userId: field.Id.nullable().optional().describe('Only for staff and the agent’s company'),
    email: z.string().optional().describe('Only for staff and the agent’s company'),
    phone: field.Phone.nullable().optional().describe('Only for staff and the agent’s company'),
    isLead: z.boolean().optional().describe('Only for staff and the agent’s company'),
    receivesNewMatches: z.boolean().optional().describe('Only for staff and the agent’s company'),
    maxOpenMatches: z.int().optional().describe('Only for staff and the agent’s company'),
    outOfOffice: z
      .object({ ...awayDays, delegateAgentId: field.Id.nullable() })
      .nullable()
      .optional()
      .describe('Only for staff and the agent’s company'),
    signature: z.string().nullable().optional().describe('Only for staff and the agent’s company'),
    shownPublicly: z.boolean().optional().describe('Only for staff and the agent’s company'),
    status: z
      .enum(userStatuses)
      .nullable()
      .optional()
      .describe('Status of the account, null if there is none; only for staff and the agent’s company'),
    stats: z
      .object({
        openMatches: z.int(),
        responseHoursMedian: z.number().nullable(),
        winRatePct: z.number().nullable(),
        rating: z.number().nullable().describe('Mean of the published reviews of their trips, 20 to 100'),
      })
      .optional()
      .describe('Only for staff and the agent’s company'),
    createdAt: field.Timestamp.optional().describe('Only for staff and the agent’s company'),
    updatedAt: field.Timestamp.optional().describe('Only for staff and the agent’s company'),
    version: z.int(),
  })
  .meta({ id: 'Agent' });

/** Body of POST /v3/agents, which sends an invitation to the email address. */
export const AgentInput = z.strictObject({
  ...agentOwnWritable,
  ...agentLeadWritable,
  partnerId: field.Id,
  email: field.Email,
  phone: agentOwnWritable.phone.default(null),
  title: agentOwnWritable.title.default(null),
  bio: agentOwnWritable.bio.default(null),
  opinion: agentOwnWritable.opinion.default(null),
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
