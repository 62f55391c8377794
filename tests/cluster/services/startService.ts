import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { waitFor } from '../../builders/waitFor.ts';
import { findProgram, type Program } from './programs.mjs';

/** A running service of a test. */
export interface Service {
  port: number;
  /** Everything it has written so far. */
  output(): string;
  /** Sends a signal, for example SIGSTOP for a service that hangs. */
  signal(name: NodeJS.Signals): void;
  /** Kills it and resolves when it has ended. */
  stop(): Promise<void>;
}

/** Starts an installed program in the foreground; ready when its port accepts connections. */
export async function startService(program: Program, args: string[], port: number, env: Record<string, string> = {}): Promise<Service> {
  const file = findProgram(program);
  if (!file) throw new Error(`${program} is not installed`);
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  process.once('exit', () => child.kill('SIGKILL')); // a test file that fails while loading runs no afterAll
  await waitFor(`${program} on port ${port}`, async () => {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}:\n${output}`);
    return (await acceptsConnections(port)) || undefined;
  });
  return {
    port,
    output: () => output,
    signal: (name) => void child.kill(name),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket
      .once('error', () => resolve(false))
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      });
  });
}
