import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { Failure } from './failure.ts';
import { tooLarge } from './tooLarge.ts';

const LIMIT = 64 * 1024;

/** The fields of a form sent by plain HTML. */
export async function readForm(request: IncomingMessage, limit = LIMIT): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) {
    throw new Failure('upload.typeNotAllowed', { message: 'Send the form as application/x-www-form-urlencoded.' });
  }
  try {
    return new URLSearchParams((await getRawBody(request, { limit })).toString('utf8'));
  } catch {
    throw await tooLarge(request, 'The form is larger than we accept.');
  }
}
