import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { generateDataKey } from './dataKeys.ts';

const LocalSecrets = z.object({
  sessionKeys: z.array(z.string()).min(1),
  captchaKey: z.string(),
  databasePassword: z.string(),
  /** `id:base64`; folders of earlier versions have none. */
  dataKeys: z.array(z.string()).min(1),
});

/** Secrets that LOCAL generates itself. */
export type LocalSecrets = z.output<typeof LocalSecrets>;

/** Reads the secrets of a data folder from `secrets.json`; generates them (mode 0600) on first use, so that sessions survive a restart. */
export function loadLocalSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) return writeSecrets(file, generateSecrets(), dataDir);
  const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const complete = LocalSecrets.safeParse(stored);
  if (complete.success) return complete.data;
  return replaceSecrets(file, { ...LocalSecrets.omit({ dataKeys: true }).parse(stored), dataKeys: [generateDataKey()] });
}

/** Random secrets, not stored anywhere. */
export function generateSecrets(): LocalSecrets {
  const random = () => randomBytes(32).toString('base64url');
  return { sessionKeys: [random()], captchaKey: random(), databasePassword: random(), dataKeys: [generateDataKey()] };
}

function writeSecrets(file: string, secrets: LocalSecrets, dataDir: string): LocalSecrets {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, formatSecrets(secrets), { mode: 0o600, flag: 'wx' });
  return secrets;
}

/** In one step, so that a start that is cut off leaves the file as it was. */
function replaceSecrets(file: string, secrets: LocalSecrets): LocalSecrets {
  writeFileSync(`${file}.new`, formatSecrets(secrets), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

function formatSecrets(secrets: LocalSecrets): string {
  return `${JSON.stringify(secrets, null, 2)}\n`;
}
