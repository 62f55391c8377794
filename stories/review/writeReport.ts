import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, transformWithOxc } from 'vite';
import { folders } from '../describe/folders.ts';
import { root } from './git.ts';
import type { ReviewReport } from './reviewReport.ts';

const foundations = `${folders.system}src/foundations/`;
const source = join(root, 'stories/review/page/');

/** Writes the page beside its pictures, with the fonts and tokens of the design system, and returns its path. */
export async function writeReport(report: ReviewReport, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const { tokensCss }: { tokensCss: string } = await import(`${folders.system}src/tokens/tokens.css.ts`);
  const style = [readFileSync(`${foundations}fonts.css`, 'utf8'), tokensCss, readFileSync(`${source}report.css`, 'utf8')].join('\n');
  writeFileSync(join(folder, 'report.css'), style);
  for (const needed of ['fonts', 'contours.svg']) cpSync(foundations + needed, join(folder, needed), { recursive: true });
  const script = `${source}report.browser.ts`;
  writeFileSync(join(folder, 'report.js'), (await transformWithOxc(readFileSync(script, 'utf8'), script)).code);
  // Node strips types but does not know JSX
  const { module } = await runnerImport<typeof import('./page/ReportPage.tsx')>(`${source}ReportPage.tsx`, { root, configFile: false });
  const page = join(folder, 'index.html');
  writeFileSync(page, `<!doctype html>${renderToStaticMarkup(createElement(module.ReportPage, { report }))}`);
  return page;
}
