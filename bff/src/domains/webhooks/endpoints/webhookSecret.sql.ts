import { z } from 'zod';
import { bytes } from '#src/db/columnTypes.ts';
import { defineSealedColumn } from '#src/db/sealedColumn.ts';
import { statement } from '#src/db/statement.ts';

/** Gives the secrets that are there a day more. */
export const expireSecrets = statement(
  'webhookSecret.expire',
  { endpointId: z.uuid(), expiresAt: z.date() },
  null,
  'UPDATE webhook_secrets SET expires_at = :expiresAt WHERE endpoint_id = :endpointId AND expires_at IS NULL',
);

export const insertSecret = statement(
  'webhookSecret.insert',
  { id: z.uuid(), endpointId: z.uuid(), sealedSecret: bytes },
  null,
  'INSERT INTO webhook_secrets (id, endpoint_id, sealed_secret) VALUES (:id, :endpointId, :sealedSecret)',
);

/** What signs a delivery of now, the newest first. */
export const selectSecrets = statement(
  'webhookSecret.current',
  { endpointId: z.uuid() },
  z.object({ sealedSecret: bytes }),
  `SELECT sealed_secret AS "sealedSecret" FROM webhook_secrets
   WHERE endpoint_id = :endpointId AND (expires_at IS NULL OR expires_at > now()) ORDER BY created_at DESC`,
);

/** The secrets of webhooks. */
export const sealedWebhookSecrets = defineSealedColumn({
  name: 'webhookSecret',
  label: 'secrets of webhooks',
  purpose: 'webhookSecret',
  table: 'webhook_secrets',
  cursor: 'id',
  owner: 'endpoint_id::text',
  sealed: 'sealed_secret',
  where: 'true',
  set: 'sealed_secret = :value',
});
