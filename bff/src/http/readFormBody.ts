import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { Failure } from '#src/kernel/failure.ts';
import { drainTooLarge } from './drainTooLarge.ts';

const MAX_BYTES = 64 * 1024;

/** Reads the fields of a form that an HTML page submitted without scripts. */
export async function readFormBody(request: IncomingMessage, limit = MAX_BYTES): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) {
    throw new Failure('upload.typeNotAllowed', { message: 'Send the form as application/x-www-form-urlencoded.' });
  }
  try {
    return new URLSearchParams((await getRawBody(request, { limit })).toString('utf8'));
  } catch {
    throw await drainTooLarge(request, 'The form is larger than we accept.');
  }
}
