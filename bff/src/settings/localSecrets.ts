import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Secrets that LOCAL generates itself. */
export type LocalSecrets = { sessionKeys: string[]; captchaKey: string; databasePassword: string };

const LocalSecrets = z.object({ sessionKeys: z.array(z.string()).min(1), captchaKey: z.string(), databasePassword: z.string() });

/** Reads the secrets of a data folder from `secrets.json`; generates them (mode 0600) on first use, so that sessions survive a restart. */
export function loadLocalSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return LocalSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  const secrets = generateSecrets();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return secrets;
}

/** Random secrets, not stored anywhere. */
export function generateSecrets(): LocalSecrets {
  const random = () => randomBytes(32).toString('base64url');
  return { sessionKeys: [random()], captchaKey: random(), databasePassword: random() };
}
