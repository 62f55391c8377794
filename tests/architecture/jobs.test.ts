import { expect, test } from '@jest/globals';
import { sources } from './sources.ts';

/** Jobs that keep what fails apart in a way of their own. */
const ownWay: Readonly<Record<string, string>> = {
  'bff/src/domains/conversations/messages/messageDigests.job.ts': 'goes through batches',
  'bff/src/domains/editorial/publishScheduled.job.ts': 'cancels the schedule of what cannot be published, which nobody should try again',
  'bff/src/domains/notifications/notifyOfDueWork.job.ts': 'goes through kinds of work',
  'bff/src/domains/sales/salesRecordings/invoiceSales.job.ts': 'leaves out all of a partner once one of its sales fails',
  'bff/src/domains/site/operations/alertOperators.job.ts': 'goes through kinds of alerts',
  'bff/src/domains/site/searches/savedViewAlerts.job.ts': 'skips views that can no longer be counted',
};

/** Whether a transaction begins in a loop: on its line or on one of the next three. */
function opensTransactionsInLoop(text: string): boolean {
  const lines = text.split('\n');
  return lines.some(
    (line, index) => /^\s*for \(/.test(line) && /\b(?:runAsSystem|attempt)\(/.test(withoutRunForEach(lines.slice(index, index + 4))),
  );
}

const withoutRunForEach = (lines: string[]) => lines.filter((line) => !line.includes('runForEach(')).join('\n');

test('no job lets a record that fails keep the others waiting', () => {
  const found = sources.filter(({ path, text }) => path.endsWith('.job.ts') && opensTransactionsInLoop(text)).map(({ path }) => path);
  expect(found.toSorted()).toEqual(Object.keys(ownWay));
});
