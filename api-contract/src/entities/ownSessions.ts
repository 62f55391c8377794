import { z } from 'zod';
import { del, get } from '../call.ts';
import { signedIn } from '../roles.ts';
import * as field from '../schemas.ts';
import { signInFactors } from './factors.schemas.ts';

/** A browser in which the caller is signed in. */
export const OwnSession = z
  .object({
    handle: field.Id.describe('Public id of the session, different from the value of the cookie'),
    device: z.string().nullable().describe('Browser and system, like Firefox on Linux; null if it is neither of those we know'),
    createdAt: field.Timestamp.describe('When the person signed in'),
    seenAt: field.Timestamp.describe('When it was last used, to ten minutes'),
    factors: z.array(z.enum(signInFactors)).describe('What was proven at sign-in; empty for sessions from before this was noted'),
    isCurrent: z.boolean().describe('Whether it is the session of this request'),
  })
  .meta({ id: 'OwnSession' });

export const ownSessions = {
  list: get('/v3/sessions', 'List the browsers in which the caller is signed in', {
    access: signedIn,
    query: field.pageQueryWithoutWords().extend({ sort: field.sortBy(['-seenAt']) }),
    reply: field.pageOf(OwnSession),
    description: 'Access tokens of programs are listed by GET /v3/tokens.',
  }),
  endOthers: del('/v3/sessions', 'Sign out of all other browsers', {
    access: signedIn,
    description:
      'They are signed out at their next request, with the access tokens that were refreshed from them. The session of this request stays.',
  }),
  end: del('/v3/sessions/{handle}', 'Sign out of one browser', {
    access: signedIn,
    description: 'Ending the session of this request is the same as signing out.',
  }),
};
