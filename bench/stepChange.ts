import { launchBrowser, newVisitor, screens } from '../tests/builders/browser.ts';
import { answers, fill, onStep } from '../tests/builders/tripForm.ts';
import type { Row } from './rows.ts';

/** How often the form is filled anew; the row is the median. */
const ROUNDS = 7;
/** How much slower the phone we build for is than this machine's processor. */
const SLOWER = 4;

const NAME = 'Step change at 4 × slower processor, ms';

/** What the first Continue of the trip request form takes of a phone's main thread, until the next question is drawn; `only`: when its name has these words. */
export async function stepChange(origin: string, only: string): Promise<Row[]> {
  if (!NAME.toLowerCase().includes(only)) return [];
  const browser = await launchBrowser();
  try {
    const times: number[] = [];
    while (times.length < ROUNDS) times.push(await firstContinue(browser, origin));
    const value = (times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Infinity) * SLOWER;
    return [{ name: NAME, value, floor: 100, goal: 80, isBetter: 'less' }];
  } finally {
    await browser.close();
  }
}

/** Milliseconds of processor, which others on the machine do not lengthen as they do the clock's. */
async function firstContinue(browser: Awaited<ReturnType<typeof launchBrowser>>, origin: string): Promise<number> {
  const { page, open, close } = await newVisitor(browser, { origin }, screens.phone);
  await open('/trip-request/');
  await fill.details(page, answers());
  await page.waitForTimeout(2000); // what is fetched and drawn ahead while nothing happens
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  // Found before: looking for a button by its name is work of the page's main thread too, and none of the form's.
  const button = await page.getByRole('button', { name: 'Continue', exact: true }).elementHandle();
  if (!button) throw new Error('The first step has no Continue');
  await button.focus(); // as a press does
  const before = await spent();
  await button.evaluate(pressAndSee);
  const after = await spent();
  await onStep(page, 'style');
  await close();
  return after - before;
}

/** Runs in the page: presses, and resolves in the frame after the next question. */
function pressAndSee(button: SVGElement | HTMLElement): Promise<void> {
  const asked = () => document.querySelector('h1')?.textContent;
  const before = asked();
  return new Promise((resolve) => {
    const look = () => {
      if (asked() === before) setTimeout(look, 1);
      else requestAnimationFrame(() => setTimeout(resolve));
    };
    if (button instanceof HTMLElement) button.click();
    look();
  });
}
