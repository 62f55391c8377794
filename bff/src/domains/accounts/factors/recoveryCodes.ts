import { createHash, randomInt } from 'node:crypto';
import type { CallContext } from '#src/kernel/context.ts';
import { deleteRecoveryCodes, insertRecoveryCode } from './factor.sql.ts';

const COUNT = 10;
/** Crockford's Base32, in which no character is taken for another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Replaces the recovery codes of an account and returns the new ones: 80 random bits each, of which only hashes are stored. */
export async function replaceRecoveryCodes(userId: string, { db }: CallContext): Promise<string[]> {
  await db.run(deleteRecoveryCodes, { userId });
  const codes = Array.from({ length: COUNT }, createCode);
  for (const code of codes) await db.run(insertRecoveryCode, { userId, hash: hashRecoveryCode(code, userId) });
  return codes;
}

/** However it was typed: capitals, spaces and dashes do not matter, nor do letters that look like digits. */
export function hashRecoveryCode(code: string, userId: string): Buffer {
  const characters = code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return createHash('sha256').update(`recovery code ${userId} ${characters}`).digest();
}

function createCode(): string {
  const characters = Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return characters.replaceAll(/(.{4})(?!$)/g, '$1-');
}
