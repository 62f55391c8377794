import { formatProgressBar } from './formatProgressBar.ts';

/** Reports the progress of a long task and its current step. */
export type ReportProgress = (done: number, all: number, title: string) => void;

/** Creates a reporter that prints a progress bar: updated in place on a terminal, else a line per percent. */
export function createProgressReporter(print: (line: string) => void): ReportProgress {
  let last = '';
  return (done, all, title) => {
    const line = `${formatProgressBar(done, all)} ${title}`;
    if (line === last) return;
    last = line;
    if (!process.stdout.isTTY) print(line);
    else process.stdout.write(`\r${line.padEnd(60)}${done === all ? '\n' : ''}`);
  };
}
