import { afterAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createGuideRunner, parseSections } from '../builders/guide.ts';
import { openShellSession } from '../builders/shellSession.ts';

/** Echoes the request and the number of requests so far. */
let calls = 0;
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    calls += 1;
    const status = request.url === '/missing' ? 404 : 200;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    const { method, headers } = request;
    response.end(
      JSON.stringify({ method, name: headers['x-name'], body: Buffer.concat(parts).toString(), calls, list: [1, 2], none: null }),
    );
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
const shell = await openShellSession();
afterAll(async () => {
  await shell.close();
  server.close();
});

const guide = (block: string) =>
  parseSections(`# A guide\n\n## First\n\nWords.\n\n\`\`\`sh\nAPI=http://localhost:8080\n${block}\n\`\`\`\n`);
/** Runs a guide of one block. */
async function followed(block: string) {
  for (const section of guide(block)) await createGuideRunner(shell, origin)(section);
  return 'kept';
}

describe('what a guide states holds', () => {
  test.each([
    ['a status', 'curl -s $API/missing\n# 404'],
    [
      'a method, a header and a body',
      `curl -s -X PUT $API -H "x-name: Dana" -d '{"a": 1}'\n# 200 {"method": "PUT", "name": "Dana", "body": "{\\"a\\": 1}"}`,
    ],
    ['variables that stay', 'WHO=Jordan\ncurl -s $API -H "x-name: $WHO"\n# 200 {"name": "$WHO"}'],
    ['several variables at once', 'A=Dana; B=GET; C=1\ncurl -s $API -H "x-name: $A"\n# 200 {"name": "$A", "method": "$B", "list": ["$C"]}'],
    ['what differs each time', 'curl -s $API -H "x-name: TR-123"\n# 200 {"name": "TR-…"}'],
    ['some of a list', 'curl -s $API\n# 200 {"list": [2], "none": null}'],
    ['what takes a moment', `START=$(curl -s $API)\ncurl -s $API\n# soon 200 {"calls": 4}`],
  ])('%s', async (_, block) => {
    calls = 0;
    await expect(followed(block)).resolves.toBe('kept');
  });
});

describe('what does not hold is reported', () => {
  test.each([
    ['another status', 'curl -s $API/missing\n# 200', 'Status 200 is promised, 404 came.'],
    ['a failure nobody speaks of', 'curl -s $API/missing', 'was answered 404'],
    ['another value', 'curl -s $API\n# 200 {"method": "POST"}', 'answer.method is not "POST" but "GET"'],
    ['a missing value', 'curl -s $API\n# 200 {"nights": null}', 'answer.nights is not null'],
    ['nothing where something differs', 'curl -s $API\n# 200 {"none": "…"}', 'answer.none is not like …'],
    ['a list without the item', 'curl -s $API\n# 200 {"list": [3]}', 'answer.list does not hold 3'],
    ['a list that is not empty', 'curl -s $API\n# 200 {"list": []}', 'answer.list is not []'],
    ['an object that is not empty', 'curl -s $API\n# 200 {}', 'answer is not {}'],
    ['a promise without a call', 'WHO=Dana\n# 200', 'Nothing was called'],
    ['an option our curl does not know', 'curl --silent $API\n# 200', 'does not know --silent'],
    ['a promise that cannot be read', 'curl -s $API\n# 200 with a body', 'This promise is not written as one'],
    ['a mistake of the shell', 'sign_inn care', 'The shell complained'],
  ])('%s', async (_, block, message) => {
    await expect(followed(block)).rejects.toThrow(message);
  });

  test('and no later section is run', async () => {
    const [section] = guide('curl -s $API/missing\n# 200');
    if (!section) throw new Error('no section');
    const follow = createGuideRunner(shell, origin);
    await expect(follow(section)).rejects.toThrow('404 came');
    await expect(follow(section)).rejects.toThrow('“First” failed before.');
  });
});
