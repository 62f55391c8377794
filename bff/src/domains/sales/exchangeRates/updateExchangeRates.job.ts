import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '#src/kernel/context.ts';
import type { JobHandler } from '#src/kernel/job.ts';
import { newId } from '#src/kernel/newId.ts';
import type { Settings } from '#src/settings/settings.ts';
import { parseReferenceRates } from './parseReferenceRates.ts';
import { upsertReferenceRates } from './updateExchangeRates.sql.ts';

/** Of the last 90 days, so that a node that was away for some days, or a new one, has no gap. */
const PATH = '/stats/eurofxref/eurofxref-hist-90d.xml';
const FILE = 'exchange-rates.xml';
const TIMEOUT_MS = 20_000;

/** Reads the euro reference rates into exchange_rates. Idempotent. */
export function updateExchangeRates({ db, settings }: Pick<Services, 'db' | 'settings'>): JobHandler<object> {
  return async (_data, { signal }) => {
    if (settings.fxSource === 'none') return;
    const rates = parseReferenceRates(await readRates(settings, signal));
    await db.run(upsertReferenceRates, {
      ids: rates.map(() => newId()),
      currencyCodes: rates.map(({ currencyCode }) => currencyCode),
      dates: rates.map(({ date }) => date),
      rates: rates.map(({ usdPerUnit }) => usdPerUnit),
    });
  };
}

async function readRates({ fxSource, fxOrigin, dataDir }: Settings, signal: AbortSignal): Promise<string> {
  if (fxSource === 'file') return readFile(join(dataDir, FILE), 'utf8');
  const response = await fetch(`${fxOrigin}${PATH}`, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
  if (!response.ok) throw new Error(`${fxOrigin} answered ${response.status} when asked for exchange rates.`);
  return response.text();
}
