import { parseArgs } from 'node:util';
import { checkDataKeys } from './platform/seals/checkDataKeys.ts';
import { resealValues } from './platform/seals/resealValues.ts';
import { sealedData } from './sealedData.ts';
import { withServices } from './withServices.ts';

const USAGE = `npm run rekey

Seals everything with the first of DATA_KEYS that an older key has sealed: texts about health, secrets of authenticator apps. Run it on the server, in its folder and with its
settings, while it runs or not. If it is cut off, run it again: it goes on where it was. docs/operations/secrets.md says how to replace a key.`;

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { help } = parseArgs({ options: { help: { type: 'boolean' } } }).values;
  if (help) return console.log(USAGE);
  await withServices(process.env, async (services) => {
    await checkDataKeys(sealedData.columns, services.db, services.settings);
    const columns = await resealValues(sealedData, services);
    const first = services.settings.dataKeys[0]?.id;
    for (const { label, sealed } of columns) if (sealed > 0) console.log(`${label}: ${sealed} sealed with ${first}`);
    const unopened = columns.filter((column) => column.unopened > 0);
    for (const { label, unopened: count } of unopened) console.error(`${label}: ${count} that no key of SESSION_KEYS opens`);
    if (unopened.length > 0) process.exitCode = 1;
    else console.log(`Everything is sealed with ${first}.`);
  });
}
