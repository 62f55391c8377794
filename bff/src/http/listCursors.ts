import type { Call } from '@farwend/api-contract';
import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { Failure } from '#src/kernel/failure.ts';
import type { ListCursors } from '#src/kernel/listCursors.ts';
import type { Settings } from '#src/settings/settings.ts';
import { fillPath } from './fillPath.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a cursor does not depend on: how much of which fields a page shows, and what is shown with it. */
const pageParameters = new Set(['cursor', 'offset', 'limit', 'fields', 'total', 'expand']);

const Content = z.tuple([z.int().min(0), z.array(z.string().nullable()).min(1)]);

interface ListRequest {
  params: Record<string, string>;
  query: Record<string, string>;
}

/**
 * The cursors of a list: sealed with AES-256-GCM for its address, filters and order, because they hold values that the caller may not see.
 * The same place has the same cursor, so that an unchanged page keeps its ETag.
 */
export function createListCursors(call: Call, { params, query }: ListRequest, settings: Settings): ListCursors {
  checkCursorIsAlone(call, query);
  const chosen = Object.entries(query).filter(([name]) => !pageParameters.has(name));
  const list = JSON.stringify([fillPath(call.path, params), chosen.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
  return {
    seal({ offset, after }) {
      const [key] = keysOf(settings);
      if (!key) throw new Error('SESSION_KEYS has no key to seal cursors with.');
      return encrypt(JSON.stringify([offset, after]), key, list);
    },
    open(cursor) {
      const sealed = Buffer.from(cursor, 'base64url');
      for (const key of keysOf(settings)) {
        const text = decrypt(sealed, key, list);
        if (text === null) continue;
        const [offset, after] = Content.parse(JSON.parse(text));
        return { offset, after };
      }
      throw cursorFailure('It is no nextCursor of this list with these filters and this order');
    },
  };
}

function checkCursorIsAlone(call: Call, { cursor, offset }: Record<string, string>): void {
  if (cursor === undefined) return;
  if (!(call.reply instanceof z.ZodObject && 'nextCursor' in call.reply.shape)) {
    const message = 'This list has no cursors. Use offset and limit';
    throw new Failure('query.unknownField', {
      message: `${message}.`,
      errors: [{ pointer: 'cursor', field: 'cursor', code: 'unknown', message }],
    });
  }
  if (offset !== undefined) throw cursorFailure('Send either cursor or offset: a cursor already says where the page begins');
}

function cursorFailure(message: string): Failure {
  return new Failure('cursor.unknown', { errors: [{ pointer: 'cursor', field: 'cursor', code: 'unknown', message }] });
}

const keysBySettings = new WeakMap<Settings, readonly Buffer[]>();

/** A key of their own for each of SESSION_KEYS: the first seals, all open. */
function keysOf(settings: Settings): readonly Buffer[] {
  const keys =
    keysBySettings.get(settings) ??
    settings.sessionKeys.map((sessionKey) => Buffer.from(hkdfSync('sha256', sessionKey, '', 'farwend list cursor', 32)));
  keysBySettings.set(settings, keys);
  return keys;
}

/** The initialization vector follows from the content, so that equal contents are sealed alike and no two share one. */
function encrypt(text: string, key: Buffer, list: string): string {
  const iv = createHmac('sha256', key).update(`${list}\n${text}`).digest().subarray(0, IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(list));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64url');
}

function decrypt(sealed: Buffer, key: Buffer, list: string): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(list)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null; // of another list, sealed with another key, or made up
  }
}
