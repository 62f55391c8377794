import { pino } from 'pino';
import { openDatabase } from './db/open.ts';
import { addMissingTemplates } from './platform/mail/addMissingTemplates.ts';
import { loadLocalSecrets } from './settings/localSecrets.ts';
import { readSettings } from './settings/settings.ts';

try {
  const settings = readSettings(process.env, loadLocalSecrets);
  const database = await openDatabase({ ...settings, databaseReadUrls: [] }, pino({ level: 'warn' }), (line) => console.log(line));
  try {
    await addMissingTemplates(database.db);
  } finally {
    await database.close();
  }
  console.log('The database is up to date.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
