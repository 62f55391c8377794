import { createWriteStream } from 'node:fs';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context, Middleware } from 'koa';
import { acceptWrittenEmail, MAX_EMAIL_BYTES } from '#src/domains/site/inboundEmails/acceptEmail.ts';
import type { Services } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { beginVerification, type SignatureVerifier } from '#src/platform/webhooks/webhookSignature.ts';

const PATH = '/v3/inbound_emails';

/**
 * Receives emails from a mail server, each as message/rfc822 signed by Standard Webhooks. Answers 202 once the email cannot be lost; it is
 * read by a job. The body goes to disk, because anybody can send one until its signature is checked.
 */
export function receiveEmails(services: Services): Middleware {
  const { inboundSecrets } = services.settings;
  return async (ctx, next) => {
    if (ctx.method !== 'POST' || ctx.path !== PATH || inboundSecrets.length === 0) return next();
    ctx.state['route'] = PATH;
    const verifier = beginVerification(readWebhookHeaders(ctx), inboundSecrets);
    if (!verifier) throw unsigned();
    if (!/^message\/rfc822\b/i.test(ctx.get('Content-Type')))
      throw new Failure('upload.typeNotAllowed', { message: 'Send the email as message/rfc822.' });
    if (Number(ctx.get('Content-Length')) > MAX_EMAIL_BYTES) throw tooLarge();
    await acceptWrittenEmail(async (path) => {
      await writeBody(ctx.req, path, verifier);
      if (!verifier.isValid()) throw unsigned();
    }, services);
    ctx.body = null;
    ctx.status = 202; // koa turns a null body into 204
  };
}

function readWebhookHeaders(ctx: Context) {
  return { id: ctx.get('webhook-id'), timestamp: ctx.get('webhook-timestamp'), signature: ctx.get('webhook-signature') };
}

async function writeBody(body: Readable, path: string, verifier: SignatureVerifier): Promise<void> {
  try {
    await pipeline(body, verifyChunks(verifier), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('request.malformed', { message: 'The email was incomplete. Send it again.' });
  }
}

function verifyChunks(verifier: SignatureVerifier): Transform {
  let received = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > MAX_EMAIL_BYTES) return done(tooLarge());
      verifier.update(chunk);
      return done(null, chunk);
    },
  });
}

function unsigned(): Failure {
  return new Failure('auth.required', {
    message: 'Sign the email with INBOUND_SECRET, as Standard Webhooks says: webhook-id, webhook-timestamp of now, and webhook-signature.',
  });
}

function tooLarge(): Failure {
  return new Failure('upload.tooLarge', { message: 'An email can be at most 25 MB in size.', headers: { Connection: 'close' } });
}
