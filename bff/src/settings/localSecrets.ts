import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Secrets that LOCAL makes for itself. */
export type LocalSecrets = { sessionKeys: string[]; captchaKey: string; databasePassword: string };

const LocalSecrets = z.object({ sessionKeys: z.array(z.string()).min(1), captchaKey: z.string(), databasePassword: z.string() });

/** The secrets of a data folder: read from its `secrets.json`, or made there (mode 0600), so that a restart keeps its sessions. */
export function localSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return LocalSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  const made = newSecrets();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return made;
}

/** Fresh random secrets, kept nowhere. */
export function newSecrets(): LocalSecrets {
  const random = () => randomBytes(32).toString('base64url');
  return { sessionKeys: [random()], captchaKey: random(), databasePassword: random() };
}
