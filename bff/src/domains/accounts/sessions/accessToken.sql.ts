import { signInFactors } from '@farwend/api-contract';
import { z } from 'zod';
import { bytes } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

export const insertToken = statement(
  'token.issue',
  {
    id: z.uuid(),
    userId: z.uuid(),
    tokenHash: bytes,
    grantType: z.string(),
    name: z.string().nullable(),
    expiresAt: z.date(),
    idle: z.int().nullable(),
    ipHash: z.string(),
    userAgent: z.string().nullable(),
    factors: z.array(z.string()).readonly(),
    provenAt: z.date().nullable(),
    scopes: z.array(z.string()).readonly().nullable(),
    sessionHandle: z.uuid().nullable(),
    apiVersion: z.string(),
  },
  null,
  `INSERT INTO tokens (id, user_id, token_hash, grant_type, name, created_at, expires_at, idle_seconds, ip_hash, user_agent, factors, proven_at, scopes, session_handle, api_version)
     VALUES (:id, :userId, :tokenHash, :grantType, :name, clock_timestamp(), :expiresAt, :idle, :ipHash, :userAgent, :factors, :provenAt, :scopes, :sessionHandle, :apiVersion)`,
);

export const selectTokenFactors = statement(
  'token.factors',
  { id: z.uuid() },
  z.object({ factors: z.array(z.enum(signInFactors)), provenAt: z.date().nullable() }),
  'SELECT factors, proven_at AS "provenAt" FROM tokens WHERE id = :id',
);
