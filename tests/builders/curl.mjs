// The curl of the guides' tests: supports the options used there, sends with fetch, and logs each call to CURL_LOG.
import { appendFileSync, readFileSync } from 'node:fs';

const call = { method: undefined, url: undefined, headers: {}, body: undefined };
const words = process.argv.slice(2);
while (words.length > 0) {
  const word = words.shift();
  if (word === '-s') continue;
  else if (word === '-X') call.method = words.shift();
  else if (word === '-H') {
    const [, name, value] = /^([^:]+): ?(.*)$/.exec(words.shift());
    call.headers[name] = value;
  } else if (word === '-d') call.body = words.shift();
  else if (word === '--data-binary') call.body = readFileSync(words.shift().replace(/^@/, ''));
  else if (word.startsWith('-') || call.url) fail(`curl of the guides does not know ${word}`);
  else call.url = word;
}
if (!call.url) fail('curl was given no address');

const method = call.method ?? (call.body === undefined ? 'GET' : 'POST');
const answer = await fetch(call.url, { method, headers: call.headers, body: call.body, redirect: 'manual' });
const text = await answer.text();
appendFileSync(process.env.CURL_LOG, `${JSON.stringify({ method, url: call.url, status: answer.status, text })}\n`);
process.stdout.write(text);

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
