import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { baseEnvironment, repositoryFolder } from './runCommand.ts';
import { type Server, type ServerResources, type ServerOptions, withResources } from './server.ts';

const READY_WITHIN_MS = 180_000;

/** The product as a separate process, for tests of signals, output, exit codes and crashes. */
export interface ServerProcess extends Server {
  pid: number;
  /** Everything it has written so far. */
  output(): string;
  /** Sends SIGTERM, removes database and folder unless they were given, and returns the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGTERM and returns the exit code; database and folder are kept for a second start. */
  terminate(): Promise<number | null>;
  /** Sends SIGKILL; database and folder are kept for a second start. */
  kill(): Promise<void>;
  /** Resolves with the exit code once the process has ended in any way. */
  ended: Promise<number | null>;
}

/** Starts the product as a process, on a port of 8500 to 8599, with demo data in its own database; ready when it resolves. */
export function startServerProcess({ command = ['bff/dist/main.js'], ...options }: ProcessOptions = {}): Promise<ServerProcess> {
  return withResources(options, (env, face, dispose) => launch(command, env, face, dispose));
}

interface ProcessOptions extends ServerOptions {
  /** Options of Node and the file it runs; the built server by default, which starts in half the time of its sources. */
  command?: string[];
}

async function launch(
  command: string[],
  env: Record<string, string>,
  face: ServerResources,
  dispose: () => Promise<void>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', './tests/builders/endWithParent.mjs', ...command], {
    cwd: repositoryFolder,
    env: { ...baseEnvironment, ...env },
    stdio: 'pipe',
  });
  unrefAll(child); // a test file that fails while loading runs no afterAll but must still exit
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const isEnded = { now: false };
  void ended.then(() => (isEnded.now = true));

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!output.includes('Ready: ')) {
    if (isEnded.now || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }

  return {
    ...face,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      await dispose();
      return code;
    },
    async terminate() {
      child.kill('SIGTERM');
      return ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Keeps the child from keeping the test run alive. */
function unrefAll(child: ChildProcessWithoutNullStreams): void {
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref();
}
