import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Settings } from '#src/settings/settings.ts';
import type { ListedItem } from './listReader.ts';

/** Items that lie in a file until they are written as a table. */
export interface SpooledItems {
  /** The fields that at least one item has. */
  names: ReadonlySet<string>;
  count: number;
  read(): AsyncGenerator<ListedItem>;
}

/**
 * Keeps items in a temporary file while the work needs them: only after the last one is known which fields the caller is shown, and the
 * database must not wait for the table. `write` is given where to put them, and may be tried again.
 */
export async function spoolItems<T>(
  write: (put: (items: AsyncIterable<ListedItem>) => Promise<void>) => Promise<void>,
  work: (items: SpooledItems) => Promise<T>,
  { dataDir }: Settings,
): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(join(dataDir, 'export-'));
  const file = join(folder, 'items.jsonl');
  let found = { names: new Set<string>(), count: 0 };
  try {
    await write(async (items) => {
      found = { names: new Set(), count: 0 };
      await pipeline(Readable.from(formatLines(items, found)), createWriteStream(file));
    });
    return await work({ ...found, read: () => readLines(file) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* formatLines(items: AsyncIterable<ListedItem>, found: { names: Set<string>; count: number }): AsyncGenerator<string> {
  for await (const item of items) {
    found.count += 1;
    for (const name of Object.keys(item)) found.names.add(name);
    yield `${JSON.stringify(item)}\n`;
  }
}

async function* readLines(file: string): AsyncGenerator<ListedItem> {
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) yield JSON.parse(line);
}
