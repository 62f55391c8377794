import { progressBar } from './progressBar.ts';

/** What shows how far a long work is: one line that moves on a terminal, elsewhere a line for each new percent. */
export function showSteps(say: (line: string) => void): (done: number, all: number, what: string) => void {
  let last = '';
  return (done, all, what) => {
    const line = `${progressBar(done, all)} ${what}`;
    if (line === last) return;
    last = line;
    if (!process.stdout.isTTY) say(line);
    else process.stdout.write(`\r${line.padEnd(60)}${done === all ? '\n' : ''}`);
  };
}
