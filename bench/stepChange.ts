import { launchBrowser, newVisitor, screens } from '../tests/builders/browser.ts';
import { buildAnswers, fill, waitForStep } from '../tests/builders/tripForm.ts';
import type { Result } from './results.ts';

/** New visitors who fill in the form. */
const ROUNDS = 7;
/** How much slower than this processor the target phone is. */
const PHONE_SLOWDOWN = 4;

const NAME = 'Step change at 4 × slower processor, ms';

/** Measures the main thread time of a phone from the first Continue of the trip request form until the next question is painted. */
export async function measureStepChange(origin: string, only: string): Promise<Result[]> {
  if (!NAME.toLowerCase().includes(only)) return [];
  const browser = await launchBrowser();
  try {
    const times: number[] = [];
    while (times.length < ROUNDS) times.push(await measureFirstContinue(browser, origin));
    return [{ name: NAME, rounds: times.map((time) => time * PHONE_SLOWDOWN), floor: 100, goal: 50, isBetter: 'less' }];
  } finally {
    await browser.close();
  }
}

/** Milliseconds of processor time, which other work on the machine does not lengthen. */
async function measureFirstContinue(browser: Awaited<ReturnType<typeof launchBrowser>>, origin: string): Promise<number> {
  const { page, open, close } = await newVisitor(browser, { origin }, screens.phone);
  await open('/trip-request/');
  await fill.details(page, buildAnswers());
  await page.waitForTimeout(2000); // lets the page prefetch while it is idle
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readTaskMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  // Located before the measurement, because locating it by name costs main thread time too.
  const button = await page.getByRole('button', { name: 'Continue', exact: true }).elementHandle();
  if (!button) throw new Error('The first step has no Continue');
  await button.focus(); // as a real click does
  const before = await readTaskMs();
  await button.evaluate(clickAndAwaitNextQuestion);
  const after = await readTaskMs();
  await waitForStep(page, 'style');
  await close();
  return after - before;
}

/** Runs in the page: clicks, and resolves in the frame after the next question. */
function clickAndAwaitNextQuestion(button: SVGElement | HTMLElement): Promise<void> {
  const question = () => document.querySelector('h1')?.textContent;
  const before = question();
  return new Promise((resolve) => {
    const poll = () => {
      if (question() === before) setTimeout(poll, 1);
      else requestAnimationFrame(() => setTimeout(resolve));
    };
    if (button instanceof HTMLElement) button.click();
    poll();
  });
}
