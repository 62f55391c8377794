import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** What the operating system knows about processes. */
export interface ProcessTable {
  /** Identifies a running process by pid and start time, because pids are reused, especially in containers. */
  identify(pid: number): string | undefined;
  /** Whether the process is a PostgreSQL server on these files. */
  isServing(pid: number, data: string): boolean;
}

/** Linux: the files of `/proc`, which need no program. */
export const procTable: ProcessTable = {
  identify(pid) {
    const fields = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
      ?.replace(/^.*\) /s, '')
      .split(' ');
    const isDead = fields?.[0] === 'Z' || fields?.[0] === 'X'; // killed, and not yet reaped by its parent
    return fields?.[19] && !isDead ? `${pid} ${fields[19]}` : undefined;
  },
  isServing: (pid, data) => attempt(() => readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)) ?? false,
};

/** macOS: `ps`, which belongs to the system and knows the start to the second. */
export const psTable: ProcessTable = {
  identify(pid) {
    const [state, ...startedAt] = askPs(pid, 'stat=,lstart=')?.split(/\s+/) ?? [];
    return state === undefined || state.startsWith('Z') ? undefined : `${pid} ${startedAt.join(' ')}`;
  },
  isServing: (pid, data) => `${askPs(pid, 'args=') ?? ''} `.includes(`postgres -D ${data} `),
};

/** The processes of this machine. */
export const processTable: ProcessTable = existsSync('/proc/self/stat') ? procTable : psTable;

function askPs(pid: number, columns: string): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return (
    attempt(() =>
      execFileSync('/bin/ps', ['-ww', '-o', columns, '-p', `${pid}`], {
        encoding: 'utf8',
        env: { LC_ALL: 'C' },
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim(),
    ) || undefined
  );
}

/** The result, or undefined if the process is gone. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
