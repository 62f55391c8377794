import { readFileSync } from 'node:fs';
import { LONGEST_WAIT_MS } from './patience.ts';
import type { Shell } from './shell.ts';

/** What a guide says about an answer: `# 200 {"status": "PENDING"}`, or `# soon 200 {…}` when it takes a moment to come true. */
interface Promised {
  status: number;
  /** A part of the answer; absent: nothing is said about it. */
  part?: unknown;
  isSoon: boolean;
}

/** One call of a guide with what is said about its answer, or what goes before the next. */
interface Paste {
  code: string;
  promised?: Promised;
}

/** A part of a section: something to paste, or a moment at which time has to pass (`<!-- time: name -->`). */
type Step = Paste | { time: string };

/** A section of a guide. */
export interface GuideSection {
  title: string;
  steps: Step[];
}

/** Reads a guide of docs/guide: its sections with what is in their sh blocks, in order. */
export function readGuide(name: string): GuideSection[] {
  return sectionsOf(readFileSync(new URL(`../../docs/guide/${name}.md`, import.meta.url), 'utf8'));
}

/** The sections of a guide's text that have something to paste. */
export function sectionsOf(markdown: string): GuideSection[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const pieces = [...section.matchAll(/^```sh\n([\s\S]*?)^```$|^<!-- time: (\w+) -->$/gm)];
      const steps = pieces.flatMap(([, code, time]): Step[] => (time ? [{ time }] : pastesIn(code ?? '')));
      return { title: section.split('\n')[0] ?? '', steps };
    })
    .filter(({ steps }) => steps.length > 0);
}

/**
 * Does what section after section says, in one shell. `time` makes time pass, by name. Throws at the first promise that is not kept, and
 * then for all later sections: they stand on each other.
 */
export function guideFollower(shell: Shell, origin: string, time: Record<string, () => Promise<void>> = {}) {
  let unfinished = '';
  return async ({ title, steps }: GuideSection): Promise<void> => {
    if (unfinished) throw new Error(`“${unfinished}” failed before.`);
    unfinished = title;
    for (const step of steps) {
      if (!('time' in step)) await follow(step, shell, origin);
      else if (time[step.time]) await time[step.time]?.();
      else throw new Error(`The guide lets time pass by an unknown name: ${step.time}`);
    }
    unfinished = '';
  };
}

function pastesIn(block: string): Paste[] {
  const pastes: Paste[] = [];
  let code = '';
  for (const line of block.split('\n')) {
    const [, soon, status, part] = /^# (soon )?(\d{3})(?: (\{.*))?$/.exec(line) ?? [];
    if (!status && /^# (soon )?\d{3}/.test(line)) throw new Error(`This promise is not written as one: ${line}`);
    if (status) {
      pastes.push({ code, promised: { status: Number(status), isSoon: soon !== undefined, ...(part ? { part: JSON.parse(part) } : {}) } });
      code = '';
    } else code += `${line}\n`;
  }
  return code.trim() ? [...pastes, { code }] : pastes;
}

async function follow({ code, promised }: Paste, shell: Shell, origin: string): Promise<void> {
  const here = code.replaceAll('http://localhost:8080', origin);
  const deadline = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const calls = await shell.run(here);
    const last = promised ? calls.pop() : undefined;
    const failed = calls.find(({ status }) => status > 299);
    if (failed) throw new Error(`${failed.method} ${failed.url} was answered ${failed.status}: ${failed.text}\n${code}`);
    if (!promised) return;
    if (!last) throw new Error(`Nothing was called by\n${code}`);
    const broken = await brokenPromise(promised, last, shell);
    if (!broken) return;
    if (!promised.isSoon || Date.now() > deadline) throw new Error(`${broken}\n${code}${last.status} ${last.text}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** What of a promise does not hold; null when all of it does. */
async function brokenPromise(promised: Promised, { status, text }: { status: number; text: string }, shell: Shell): Promise<string | null> {
  if (status !== promised.status) return `Status ${promised.status} is promised, ${status} came.`;
  if (promised.part === undefined) return null;
  return difference(await withVariables(promised.part, shell), JSON.parse(text), 'answer');
}

/** The same with the values of shell variables for strings like "$REQUEST", also where they are keys. */
async function withVariables(part: unknown, shell: Shell): Promise<unknown> {
  if (typeof part === 'string') {
    const value = await wordOf(part, shell);
    return value !== part && /^\d+$/.test(value) ? Number(value) : value;
  }
  if (Array.isArray(part)) return Promise.all(part.map((one) => withVariables(one, shell)));
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(async ([key, value]) => [await wordOf(key, shell), await withVariables(value, shell)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

function wordOf(word: string, shell: Shell): string | Promise<string> {
  return /^\$\w+$/.test(word) ? shell.valueOf(word.slice(1)) : word;
}

/** Where `actual` lacks something of `part`. Lists and objects name some of what is there, empty ones say that there is nothing; … stands for anything. */
function difference(part: unknown, actual: unknown, path: string): string | null {
  if (typeof part === 'string' && part.includes('…')) {
    const [start = '', end = ''] = part.split('…');
    const fits =
      typeof actual === 'string' && actual.startsWith(start) && actual.endsWith(end) && actual.length > start.length + end.length;
    return fits ? null : `${path} is not like ${part} but ${JSON.stringify(actual)}`;
  }
  if (Array.isArray(part)) {
    if (!Array.isArray(actual) || (part.length === 0 && actual.length > 0)) return `${path} is not ${JSON.stringify(part)}`;
    const missing = part.find((one) => !actual.some((item) => difference(one, item, path) === null));
    return missing === undefined ? null : `${path} does not hold ${JSON.stringify(missing)}`;
  }
  if (typeof part === 'object' && part !== null) {
    if (typeof actual !== 'object' || actual === null) return `${path} is no object`;
    const values = new Map(Object.entries(actual));
    if (Object.keys(part).length === 0 && values.size > 0) return `${path} is not {}`;
    for (const [key, value] of Object.entries(part)) {
      const found = difference(value, values.get(key), `${path}.${key}`);
      if (found) return found;
    }
    return null;
  }
  return part === actual ? null : `${path} is not ${JSON.stringify(part)} but ${JSON.stringify(actual)}`;
}
