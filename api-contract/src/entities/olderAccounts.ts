import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { anyone, signedIn } from '../roles.ts';
import * as field from '../schemas.ts';
import { AccessToken, Token, TokenRequest } from './sessions.ts';
import { NamedUserChange, User, UserChange, UserListQuery } from './users.ts';

/** The paths under /v3 replace them. */
const deprecated = { since: '2026-11-27' };

/** The older paths of tokens and sign-out, with the same services as v3. */
export const tokensV2 = {
  create: post('/v2/tokens', 'Get an access token (older path)', {
    deprecated,
    access: anyone,
    body: TokenRequest,
    reply: AccessToken,
    limit: 'login',
    example: { username: 'care@example.com', password: 'compass-rose-42' },
  }),
  read: get('/v2/tokens/{id}', 'Check an access token (older path)', { deprecated, access: signedIn, reply: Token }),
  revoke: del('/v2/tokens/{id}', 'Revoke an access token (older path)', { deprecated, access: signedIn }),
  revokeOf: del('/v2/tokens', 'Revoke all access tokens of a user', {
    deprecated,
    access: signedIn,
    query: z.object({
      user: z.string().max(254).optional().describe('Id or email of the user; default: the caller. Other users: administrators only'),
    }),
  }),
  logout: get('/v2/logout', 'Sign out (older path)', {
    deprecated,
    access: anyone,
    sameSite: true,
    reply: z.object({ isAuthenticated: z.literal(false) }),
    description: 'Only accepted from our own pages or the address bar, so that a link or image on another site cannot sign anybody out.',
  }),
};

/** The older paths of accounts, with the same services as v3. */
export const usersV2 = {
  list: get('/v2/users', 'List accounts (older path)', { deprecated, access: signedIn, query: UserListQuery, reply: field.pageOf(User) }),
  updateNamed: put('/v2/users', 'Update the account that the body names (older path)', {
    deprecated,
    access: signedIn,
    body: NamedUserChange,
    reply: User,
    example: { email: 'dana@example.com', timeZone: 'America/Los_Angeles' },
  }),
  read: get('/v2/users/{id}', 'Read an account (older path)', { deprecated, access: signedIn, reply: User }),
  update: put('/v2/users/{id}', 'Update an account (older path)', { deprecated, access: signedIn, body: UserChange, reply: User }),
};
