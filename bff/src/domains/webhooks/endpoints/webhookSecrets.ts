import type { CallContext, Services } from '#src/kernel/context.ts';
import { getDataSeal } from '#src/kernel/dataSeal.ts';
import { newId } from '#src/kernel/newId.ts';
import { createWebhookSecret } from '#src/platform/webhooks/webhookSignature.ts';
import { expireSecrets, insertSecret, selectSecrets } from './webhookSecret.sql.ts';

const OVERLAP_MS = 24 * 3_600_000;

/** A secret to show once, and until when those before it sign too. */
interface IssuedSecret {
  secret: string;
  previousExpireAt: Date;
}

/** Makes a secret and stores it sealed. */
export async function issueSecret(endpointId: string, { db, settings }: CallContext): Promise<IssuedSecret> {
  const secret = createWebhookSecret();
  const previousExpireAt = new Date(Date.now() + OVERLAP_MS);
  await db.run(expireSecrets, { endpointId, expiresAt: previousExpireAt });
  const sealedSecret = getDataSeal(settings).seal(secret, { purpose: 'webhookSecret', owner: endpointId });
  await db.run(insertSecret, { id: newId(), endpointId, sealedSecret });
  return { secret, previousExpireAt };
}

/** The secrets that sign now, the newest first. */
export async function openSecrets(endpointId: string, { db, settings }: Services): Promise<string[]> {
  const rows = await db.run(selectSecrets, { endpointId });
  return rows.map(({ sealedSecret }) => {
    const secret = getDataSeal(settings).open(sealedSecret, { purpose: 'webhookSecret', owner: endpointId });
    if (secret === null) throw new Error('A secret of webhooks does not open with DATA_KEYS.');
    return secret;
  });
}
