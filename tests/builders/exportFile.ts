import { contract } from '@farwend/api-contract';
import { parse } from 'csv-parse/sync';
import type { Api, SendOptions } from './api.ts';
import { waitFor } from './waitFor.ts';

type Caller = Pick<SendOptions, 'as' | 'headers'>;

/** Asks for an export, waits until it has ended, and returns it. */
export async function exportList(api: Api, caller: Caller, body: { entityType: string } & Record<string, unknown>) {
  const asked = await api.call(contract.exports.create, { ...caller, body });
  if (asked.status !== 202) throw new Error(`The export of ${body.entityType} was refused: ${asked.status} ${asked.problem.message}`);
  return waitFor(`the export of ${body.entityType}`, async () => {
    const { body: found } = await api.call(contract.exports.read, { ...caller, params: { id: asked.body.id } });
    return found.status === 'RUNNING' ? undefined : found;
  });
}

/** The file of an export as CSV: its text without the byte order mark, its headings and its rows. */
export async function exportCsv(api: Api, caller: Caller, body: { entityType: string } & Record<string, unknown>) {
  const { download, problem, rowCount } = await exportList(api, caller, body);
  if (!download) throw new Error(`The export of ${body.entityType} failed: ${problem}`);
  const text = (await (await fetch(download.url)).text()).replace('\ufeff', '');
  const [headings = [], ...rows]: string[][] = parse(text);
  return { text, headings, rows, rowCount };
}
