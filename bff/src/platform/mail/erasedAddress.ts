import { createHmac, hkdfSync } from 'node:crypto';
import type { CallContext } from '#src/kernel/context.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { deleteErasedAddress, selectErasedAddress } from './erasedAddress.sql.ts';
import type { Settings } from '#src/settings/settings.ts';

/** The keyed hash under which an erased address is remembered, by the newest key. */
export function hashErasedAddress(email: string, settings: Pick<Settings, 'sessionKeys'>): string {
  return hashWith(email, settings.sessionKeys[0] ?? '');
}

/** Whether the owner of an address asked to be forgotten, and has not written since. */
export async function isErasedAddress(email: string, { db, settings }: Pick<CallContext, 'db' | 'settings'>): Promise<boolean> {
  return (await db.first(selectErasedAddress, { hmacs: listHashes(email, settings) })) !== undefined;
}

/** Throws 422 in an import for the address of somebody who asked to be forgotten. */
export async function checkNotErased(email: string, context: Pick<CallContext, 'db' | 'settings'>): Promise<void> {
  if (await isErasedAddress(email, context))
    throw fieldFailure('/email', 'notAllowed', 'This person asked us to forget them. Leave the line out, unless they wrote to you since');
}

/** Lets mails reach an address again, because its owner writes to us. */
export async function welcomeBack(email: string, { db, settings }: Pick<CallContext, 'db' | 'settings'>): Promise<void> {
  await db.deferWrite(deleteErasedAddress, { hmacs: listHashes(email, settings) });
}

/** The hashes that an address may have been remembered under, by every key in use. */
function listHashes(email: string, { sessionKeys }: Pick<Settings, 'sessionKeys'>): string[] {
  return sessionKeys.map((key) => hashWith(email, key));
}

function hashWith(email: string, sessionKey: string): string {
  const key = Buffer.from(hkdfSync('sha256', sessionKey, '', 'farwend erased address', 32));
  return createHmac('sha256', key).update(email.trim().toLowerCase()).digest('base64url');
}
