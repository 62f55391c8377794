import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const curl = fileURLToPath(new URL('curl.mjs', import.meta.url));

/** A call made in a shell, with its response. */
export interface ShellCall {
  method: string;
  url: string;
  status: number;
  text: string;
}

/** A persistent shell, with a `curl` of ours that logs every call. */
export interface ShellSession {
  /** Runs code and returns the calls it made, in order. Throws if anything was written to stderr. */
  run(code: string): Promise<ShellCall[]>;
  /** The value of a variable; empty if it is unset. */
  valueOf(variable: string): Promise<string>;
  close(): Promise<void>;
}

/** Where a shell starts. */
export interface ShellOptions {
  /** Its folder. Defaults to a new empty one. */
  cwd?: string;
  /** Environment variables besides those of the test. */
  env?: Record<string, string>;
}

/** Opens `sh`. */
export async function openShellSession({ cwd, env }: ShellOptions = {}): Promise<ShellSession> {
  const folder = await mkdtemp(join(tmpdir(), 'farwend-guide-'));
  const log = join(folder, 'calls.log');
  await writeFile(join(folder, 'curl'), `#!/bin/sh\nexec '${process.execPath}' '${curl}' "$@"\n`);
  await chmod(join(folder, 'curl'), 0o755);
  await writeFile(log, '');
  const child = spawn('/bin/sh', [], {
    cwd: cwd ?? folder,
    env: { ...process.env, ...env, PATH: `${folder}:${process.env['PATH']}`, CURL_LOG: log },
  });
  const written = { out: '', error: '' };
  child.stdout.on('data', (part: Buffer) => (written.out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (written.error += part.toString()));

  const pasteNow = async (code: string): Promise<string> => {
    const end = `end ${randomUUID()}`;
    written.out = written.error = '';
    child.stdin.write(`${code}\nprintf '\\n%s\\n' '${end}'\n`);
    while (!written.out.includes(end)) {
      if (child.exitCode !== null) throw new Error(`The shell ended:\n${written.error}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const complaints = written.error.replace(/^\.env not found\. Continuing without it\.\n/gm, ''); // by Node, where a command of package.json may read one
    if (complaints) throw new Error(`The shell complained:\n${complaints}\nabout:\n${code}`);
    return written.out.slice(0, written.out.indexOf(end)).trim();
  };
  let last: Promise<unknown> = Promise.resolve();
  /** Serializes concurrent calls. */
  const paste = (code: string): Promise<string> => {
    const pasted = last.then(() => pasteNow(code));
    last = pasted.catch(() => null);
    return pasted;
  };
  let known = 0;
  return {
    async run(code) {
      await paste(code);
      const lines = (await readFile(log, 'utf8')).split('\n').filter(Boolean).slice(known);
      known += lines.length;
      return lines.map((line): ShellCall => JSON.parse(line));
    },
    valueOf: (variable) => paste(`printf '%s' "$${variable}"`),
    async close() {
      child.stdin.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
