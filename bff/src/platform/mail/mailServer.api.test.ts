import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const received: string[] = [];
const refusals = { left: 1 };
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onRcptTo: (_address, _session, done) => {
    if (refusals.left === 0) return done();
    refusals.left -= 1;
    return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
  },
  onData: (stream, session, done) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => {
      received.push(`${session.envelope.rcptTo.map(({ address }) => address).join()}\n${text}`);
      done();
    });
  },
});
const port = await new Promise<number>((resolve) => {
  const listening = smtp.listen(0, '127.0.0.1', () => {
    const address = listening.address();
    resolve(typeof address === 'object' && address ? address.port : 0);
  });
});
const server = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
const api = createApi(server);
afterAll(async () => {
  await server.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

test('an email that the server rejects temporarily is retried and arrives once', async () => {
  const { body } = await api.call(contract.templatedEmails.send, {
    as: 'care',
    params: { template: 'trip-request-question' },
    body: { test: true },
  });
  const mail = await waitFor('the second attempt', async () => {
    const { body: now } = await api.call(contract.templatedEmails.read, { as: 'care', params: { id: body.id } });
    return now.status === 'SENT' ? now : undefined;
  });
  expect(mail).toMatchObject({ attempts: 2, error: null });
  expect(received).toHaveLength(1);
  expect(received[0]).toContain(`${people.care}\n`);
  expect(received[0]).toContain(`Message-ID: <${body.id}@`);
});
