import { z } from 'zod';
import { get, post } from '../call.ts';
import { personTypes, signedIn } from '../roles.ts';
import * as field from '../schemas.ts';

/** A person as the caller may see them: contact data is null for those who may not know it. */
const Person = z
  .object({
    id: field.Id.describe('Id of the traveler, agent or team member'),
    personType: z.enum(personTypes),
    displayName: z.string(),
    givenName: z.string(),
    familyName: z.string(),
    photo: z
      .object({ id: field.Id, url: z.string() })
      .loose()
      .nullable()
      .describe('Image with its sizes, as kept with the agent or team member'),
    partnerId: field.Id.nullable().describe('Company of an agent'),
    email: z.string().nullable(),
    phone: field.Phone.nullable(),
  })
  .meta({ id: 'Person' });

export const people = {
  read: get('/v3/people/{id}', 'Read a person the caller has to do with', {
    access: signedIn,
    reply: Person,
    description:
      'Oneself; staff: everybody; agents: their company, the team, the travelers introduced to them; travelers: who looks after them and the agents introduced to them. Anybody else is 404.',
  }),
};

export const visitors = {
  identify: post('/v3/hs/visitor_identification', 'Get a token that tells the chat who is signed in', {
    access: signedIn,
    body: z.strictObject({
      email: field.Email.describe('The address of the person who is signed in'),
      firstName: field.line(60).optional(),
      lastName: field.line(60).optional(),
    }),
    reply: z.object({ token: z.string().describe('Handed to the chat widget'), expiresAt: field.Moment.describe('12 hours ahead') }),
    status: 200,
    example: { email: 'dana@example.com', firstName: 'Dana', lastName: 'Whitaker' },
  }),
};
