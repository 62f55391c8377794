import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openDatabase } from './db/open.ts';
import { findRunningEmbedded } from './db/embedded/findRunningEmbedded.ts';
import { loadDemoManifest } from '#demo/loadDemoManifest.ts';
import { seedLarge } from '#demo/large/seedLarge.ts';
import { createProgressReporter } from '#demo/progressReporter.ts';
import { rejectLiveEnvironment } from '#demo/rejectLiveEnvironment.ts';
import { seedDemo } from '#demo/seedDemo.ts';
import { addMissingTemplates } from './platform/mail/addMissingTemplates.ts';
import { loadLocalSecrets } from './settings/localSecrets.ts';
import { readSettings } from './settings/settings.ts';

const { values } = parseArgs({ options: { manifest: { type: 'string' } } });
const print = (line: string) => console.log(line);
const log = pino({ level: 'warn' });
const settings = readSettings(process.env, loadLocalSecrets);
rejectLiveEnvironment(settings); // before the database is opened or migrated
const databaseUrl = settings.databaseUrl ?? (await findRunningEmbedded(settings, log));
const database = await openDatabase({ ...settings, databaseUrl, databaseReadUrls: [] }, log, print);
try {
  const { db } = database;
  await addMissingTemplates(db);
  const loaded = await seedDemo(db, settings, print, createProgressReporter(print));
  print(loaded ? 'The demo data is loaded.' : 'The database has data already; nothing was loaded.');
  if (settings.seed === 'large')
    print(
      (await seedLarge(database.directUrl, settings, print, createProgressReporter(print)))
        ? 'The data is large now.'
        : 'The data is large already.',
    );
  if (values.manifest !== undefined) {
    const file = resolve(values.manifest);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(await loadDemoManifest(db, settings.seedPassword ?? ''), null, 2)}\n`, {
      mode: 0o600,
    });
    print(`People and objects are listed in ${values.manifest}`);
  }
} finally {
  await database.close();
}
