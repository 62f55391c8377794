import { z } from 'zod';
import { get, post } from '../call.ts';
import { personTypes, signedIn } from '../roles.ts';
import * as field from '../schemas.ts';

/** A person as visible to the caller: contact data is null if the caller may not see it. */
const Person = z
  .object({
    id: field.Id.describe('UUID of the traveler, agent or team member'),
    personType: z.enum(personTypes),
    displayName: z.string(),
    givenName: z.string(),
    familyName: z.string(),
    photo: z.object({ id: field.Id, url: z.string() }).loose().nullable().describe('Image of the agent or team member, with its sizes'),
    partnerId: field.Id.nullable().describe('UUID of the partner that an agent works for'),
    email: z.string().nullable(),
    phone: field.Phone.nullable(),
  })
  .meta({ id: 'Person' });

export const people = {
  read: get('/v3/people/{id}', 'Read a person related to the caller', {
    access: signedIn,
    reply: Person,
    description:
      'Everybody can read themselves. Staff can read everybody; agents their company, our team and the travelers introduced to them; travelers the team members responsible for them and the agents introduced to them. Otherwise 404.',
  }),
};

export const visitors = {
  identify: post('/v3/hs/visitor_identification', 'Get a token that identifies the signed-in person to the chat', {
    access: signedIn,
    body: z.strictObject({
      email: field.Email.describe('Email address of the signed-in person'),
      firstName: field.line(60).optional(),
      lastName: field.line(60).optional(),
    }),
    reply: z.object({
      token: z.string().describe('Token for the chat widget'),
      expiresAt: field.Timestamp.describe('12 hours after creation'),
    }),
    status: 200,
    example: { email: 'dana@example.com', firstName: 'Dana', lastName: 'Whitaker' },
  }),
};
