import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

/** User and system time of a process with all its threads, in milliseconds; 0 when it has ended. */
export function readCpuMs(pid: number): number {
  const [, , ...fields] = readStat(pid);
  return (Number(fields[9] ?? 0) + Number(fields[10] ?? 0)) * TICK_MS;
}

/** The same for a process and its children, also those that have ended: a database with its connections. */
export function readCpuMsWithChildren(pid: number): number {
  const [, , ...fields] = readStat(pid);
  const ended = (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
  return listChildren(pid).reduce((sum, child) => sum + readCpuMs(child), readCpuMs(pid) + ended);
}

function listChildren(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
}

/** The fields of `/proc/{pid}/stat` after the program's name, which may contain spaces; none when the process has ended. */
function readStat(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
