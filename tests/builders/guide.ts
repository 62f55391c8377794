import { readFileSync } from 'node:fs';
import { MAX_WAIT_MS } from './timeouts.ts';
import type { ShellSession } from './shellSession.ts';

/** The response that a guide states: `# 200 {"status": "PENDING"}`, or `# soon 200 {…}` if it takes a moment. */
interface ExpectedResponse {
  status: number;
  /** A subset of the response body; absent if the guide states none. */
  part?: unknown;
  isEventual: boolean;
}

/** Shell code of a guide up to a stated response, or up to the end of its block. */
interface GuideSnippet {
  code: string;
  expected?: ExpectedResponse;
}

/** A step of a section: code to run, or a point at which time has to pass (`<!-- time: name -->`). */
type Step = GuideSnippet | { time: string };

/** A section of a guide. */
export interface GuideSection {
  title: string;
  steps: Step[];
}

/** Reads a guide of docs/guide: its sections with their sh blocks, in order. */
export function readGuide(name: string): GuideSection[] {
  return parseSections(readFileSync(new URL(`../../docs/guide/${name}.md`, import.meta.url), 'utf8'));
}

/** The sections of a guide that have code to run. */
export function parseSections(markdown: string): GuideSection[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const pieces = [...section.matchAll(/^```sh\n([\s\S]*?)^```$|^<!-- time: (\w+) -->$/gm)];
      const steps = pieces.flatMap(([, code, time]): Step[] => (time ? [{ time }] : parseSnippets(code ?? '')));
      return { title: section.split('\n')[0] ?? '', steps };
    })
    .filter(({ steps }) => steps.length > 0);
}

/**
 * Returns a function that runs one section after another in a shell. `time` makes time pass, by name. It throws at the first response that differs, and
 * for all later sections, which depend on it.
 */
export function createGuideRunner(shell: ShellSession, origin: string, time: Record<string, () => Promise<void>> = {}) {
  let unfinished = '';
  return async ({ title, steps }: GuideSection): Promise<void> => {
    if (unfinished) throw new Error(`“${unfinished}” failed before.`);
    unfinished = title;
    for (const step of steps) {
      if (!('time' in step)) await runSnippet(step, shell, origin);
      else if (time[step.time]) await time[step.time]?.();
      else throw new Error(`The guide lets time pass by an unknown name: ${step.time}`);
    }
    unfinished = '';
  };
}

function parseSnippets(block: string): GuideSnippet[] {
  const pastes: GuideSnippet[] = [];
  let code = '';
  for (const line of block.split('\n')) {
    const [, soon, status, part] = /^# (soon )?(\d{3})(?: (\{.*))?$/.exec(line) ?? [];
    if (!status && /^# (soon )?\d{3}/.test(line)) throw new Error(`This promise is not written as one: ${line}`);
    if (status) {
      pastes.push({
        code,
        expected: { status: Number(status), isEventual: soon !== undefined, ...(part ? { part: JSON.parse(part) } : {}) },
      });
      code = '';
    } else code += `${line}\n`;
  }
  return code.trim() ? [...pastes, { code }] : pastes;
}

async function runSnippet({ code, expected: promised }: GuideSnippet, shell: ShellSession, origin: string): Promise<void> {
  const here = code.replaceAll('http://localhost:8080', origin);
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const calls = await shell.run(here);
    const last = promised ? calls.pop() : undefined;
    const failed = calls.find(({ status }) => status > 299);
    if (failed) throw new Error(`${failed.method} ${failed.url} was answered ${failed.status}: ${failed.text}\n${code}`);
    if (!promised) return;
    if (!last) throw new Error(`Nothing was called by\n${code}`);
    const broken = await findMismatch(promised, last, shell);
    if (!broken) return;
    if (!promised.isEventual || Date.now() > deadline) throw new Error(`${broken}\n${code}${last.status} ${last.text}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Describes how a response differs from the stated one; null if it does not. */
async function findMismatch(
  promised: ExpectedResponse,
  { status, text }: { status: number; text: string },
  shell: ShellSession,
): Promise<string | null> {
  if (status !== promised.status) return `Status ${promised.status} is promised, ${status} came.`;
  if (promised.part === undefined) return null;
  return describeDifference(await resolveVariables(promised.part, shell), JSON.parse(text), 'answer');
}

/** Replaces strings like "$REQUEST" by the values of shell variables, also in keys. */
async function resolveVariables(part: unknown, shell: ShellSession): Promise<unknown> {
  if (typeof part === 'string') {
    const value = await resolveVariable(part, shell);
    return value !== part && /^\d+$/.test(value) ? Number(value) : value;
  }
  if (Array.isArray(part)) return Promise.all(part.map((one) => resolveVariables(one, shell)));
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(
    async ([key, value]) => [await resolveVariable(key, shell), await resolveVariables(value, shell)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function resolveVariable(word: string, shell: ShellSession): string | Promise<string> {
  return /^\$\w+$/.test(word) ? shell.valueOf(word.slice(1)) : word;
}

/** Where `actual` does not contain `part`. Lists and objects are subsets, empty ones match only empty ones, and … matches anything. */
function describeDifference(part: unknown, actual: unknown, path: string): string | null {
  if (typeof part === 'string' && part.includes('…')) {
    const [start = '', end = ''] = part.split('…');
    const fits =
      typeof actual === 'string' && actual.startsWith(start) && actual.endsWith(end) && actual.length > start.length + end.length;
    return fits ? null : `${path} is not like ${part} but ${JSON.stringify(actual)}`;
  }
  if (Array.isArray(part)) {
    if (!Array.isArray(actual) || (part.length === 0 && actual.length > 0)) return `${path} is not ${JSON.stringify(part)}`;
    const missing = part.find((one) => !actual.some((item) => describeDifference(one, item, path) === null));
    return missing === undefined ? null : `${path} does not hold ${JSON.stringify(missing)}`;
  }
  if (typeof part === 'object' && part !== null) {
    if (typeof actual !== 'object' || actual === null) return `${path} is no object`;
    const values = new Map(Object.entries(actual));
    if (Object.keys(part).length === 0 && values.size > 0) return `${path} is not {}`;
    for (const [key, value] of Object.entries(part)) {
      const found = describeDifference(value, values.get(key), `${path}.${key}`);
      if (found) return found;
    }
    return null;
  }
  return part === actual ? null : `${path} is not ${JSON.stringify(part)} but ${JSON.stringify(actual)}`;
}
