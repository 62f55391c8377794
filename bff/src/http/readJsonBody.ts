import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { parse as parseSafely } from 'secure-json-parse';
import { Failure } from '#src/kernel/failure.ts';
import { drainTooLarge } from './drainTooLarge.ts';

const MAX_DEPTH = 32;
const MAX_KEYS = 1000;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** The parsed JSON body, or undefined without one. Rejects bodies that are not JSON, too large, too deep, not UTF-8 or ambiguous. */
export async function readJsonBody(request: IncomingMessage, limit: number): Promise<unknown> {
  const length = request.headers['content-length'];
  if ((length === undefined || length === '0') && request.headers['transfer-encoding'] === undefined) return undefined;
  if (Number(length) > limit) throw await drainTooLarge(request, `The body may have at most ${limit} bytes.`);
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) throw new Failure('upload.typeNotAllowed');
  return parseJson(await readText(request, limit));
}

/** Parses JSON and rejects duplicate keys, `__proto__`, deep nesting and too many keys. */
function parseJson(text: string): unknown {
  if (text === '') return undefined;
  checkShape(text);
  try {
    return parseSafely(text, { protoAction: 'error', constructorAction: 'error' });
  } catch (error) {
    throw malformed(error instanceof Error ? error.message : 'Not JSON');
  }
}

async function readText(request: IncomingMessage, limit: number): Promise<string> {
  try {
    const bytes = await getRawBody(request, { limit });
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw malformed('not UTF-8');
    if (error instanceof Error && 'type' in error && error.type === 'entity.too.large') {
      throw await drainTooLarge(request, `The body may have at most ${limit} bytes.`);
    }
    throw malformed('it ended too early');
  }
}

/** Follows a key, but no other string. */
const colon = /[\t\n\r ]*:/y;

/** Scans the text first, because JSON.parse silently keeps the last of two equal keys and recurses without a limit. */
function checkShape(text: string): void {
  const keysByLevel: Set<string>[] = [];
  let keyCount = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{' || character === '[') {
      keysByLevel.push(new Set());
      if (keysByLevel.length > MAX_DEPTH) throw malformed(`nested deeper than ${MAX_DEPTH}`);
    } else if (character === '}' || character === ']') {
      keysByLevel.pop();
    } else if (character === '"') {
      const end = findStringEnd(text, at);
      colon.lastIndex = end + 1;
      if (colon.test(text)) {
        const key = unescapeKey(text.slice(at, end + 1));
        const keys = keysByLevel.at(-1);
        if (keys?.has(key)) throw malformed(`the key ${key} appears twice`);
        keys?.add(key);
        keyCount += 1;
        if (keyCount > MAX_KEYS) throw malformed(`more than ${MAX_KEYS} keys`);
      }
      at = end;
    }
  }
}

/** The key in its one spelling: `"\u0061"` is the same key as `"a"`. */
function unescapeKey(key: string): string {
  if (!key.includes('\\')) return key;
  try {
    return JSON.stringify(JSON.parse(key));
  } catch {
    throw malformed(`the key ${key} has an unknown escape`);
  }
}

function findStringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

function malformed(why: string): Failure {
  return new Failure('request.malformed', { message: `The body is not readable JSON: ${why}.` });
}
