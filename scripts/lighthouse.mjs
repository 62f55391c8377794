// Measures pages of a running product as a phone on a slow connection: `npm run lighthouse -- --origin http://localhost:8090 --runs 5 / /reviews/`.
// Prints the medians of several loads of each page and exits with 1 when one is below the floor. Other work on the machine lowers the performance
// score.
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchOptions } from '../tests/chromium.mjs';

const FLOOR = 98;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const { values, positionals } = parseArgs({
  options: { origin: { type: 'string', default: 'http://localhost:8080' }, runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const paths =
  positionals.length > 0
    ? positionals
    : [
        '/',
        '/articles/ten-quiet-islands/',
        '/guides/kenya/',
        '/itineraries/mara-and-laikipia/',
        '/reviews/',
        '/travel-company/acacia-quill/',
        '/trip-request/',
      ];

// Lighthouse takes 176 MB and only this script needs it, so it is not installed by default.
const { default: lighthouse } = await import('lighthouse').catch(() => {
  console.error('Lighthouse is not installed by default. Install it with: npm install --no-save lighthouse@13.5.0');
  process.exit(2);
});
const port = await freePort();
const options = await launchOptions();
const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
const rows = [];
try {
  for (const path of paths) rows.push({ path, ...(await measure(path)) });
} finally {
  await browser.close();
}
console.table(rows);
const low = rows.filter((row) => categories.some((name) => row[name] < FLOOR));
if (low.length > 0) {
  console.error(`Below ${FLOOR}: ${low.map(({ path }) => path).join(', ')}`);
  process.exitCode = 1;
}

/** Medians of a page: the four scores, first and largest contentful paint and blocking time in milliseconds, and the layout shift. */
async function measure(path) {
  const rounds = [];
  for (let round = 0; round < Number(values.runs); round += 1) {
    const { lhr } = await lighthouse(values.origin + path, { port, onlyCategories: categories, logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    const audit = (name) => lhr.audits[name].numericValue;
    rounds.push({
      ...Object.fromEntries(categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
      'first paint': Math.round(audit('first-contentful-paint')),
      'largest paint': Math.round(audit('largest-contentful-paint')),
      blocking: Math.round(audit('total-blocking-time')),
      'layout shift': Number(audit('cumulative-layout-shift').toFixed(3)),
    });
  }
  return Object.fromEntries(Object.keys(rounds[0]).map((name) => [name, median(rounds.map((round) => round[name]))]));
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}
