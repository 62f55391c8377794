import { pino } from 'pino';
import { openDatabase } from './database/open.ts';
import { localSecrets } from './localSecrets.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env, localSecrets);
const database = await openDatabase(settings, pino({ level: 'warn' }), (line) => console.log(line));
await database.close();
console.log('The database is up to date.');
