import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openDatabase } from './database/open.ts';
import { runningEmbedded } from './database/runningEmbedded.ts';
import { demoManifest } from './database/seed/manifest.ts';
import { seedLarge } from './database/seed/large/seedLarge.ts';
import { refuseLive } from './database/seed/refuseLive.ts';
import { seedDemo } from './database/seed/seedDemo.ts';
import { showSteps } from './database/seed/showSteps.ts';
import { localSecrets } from './localSecrets.ts';
import { readSettings } from './settings.ts';

const { values } = parseArgs({ options: { manifest: { type: 'string' } } });
const say = (line: string) => console.log(line);
const log = pino({ level: 'warn' });
const settings = readSettings(process.env, localSecrets);
refuseLive(settings); // before anything is opened or migrated
const running = settings.databaseUrl ?? (await runningEmbedded(settings, log));
const database = await openDatabase({ ...settings, databaseUrl: running }, log, say);
try {
  const loaded = await seedDemo(database.sequelize, settings, say, showSteps(say));
  say(loaded ? 'The demo data is loaded.' : 'There is data already; nothing was loaded.');
  if (settings.seed === 'large')
    say((await seedLarge(database.url, settings, say, showSteps(say))) ? 'The data is large now.' : 'The data is large already.');
  if (values.manifest !== undefined) {
    const file = resolve(values.manifest);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(await demoManifest(database.sequelize, settings.seedPassword ?? ''), null, 2)}\n`, {
      mode: 0o600,
    });
    say(`People and objects are listed in ${values.manifest}`);
  }
} finally {
  await database.close();
}
