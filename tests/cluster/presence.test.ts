import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { type ServerProcess, startServerProcess } from '../builders/serverProcess.ts';
import { meetOverTwoNodes } from './services/meetOverTwoNodes.ts';

describe('two nodes that share only PostgreSQL', () => {
  let first: ServerProcess;
  let second: ServerProcess;

  beforeAll(async () => {
    first = await startServerProcess();
    second = await startServerProcess({ after: first });
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  // oxlint-disable-next-line jest/expect-expect -- the expectations are shared with the nodes that use Redis
  test('who is in a presence channel is known on both', () => meetOverTwoNodes(first, second));
});
