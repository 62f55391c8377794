import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Services } from '#src/kernel/context.ts';
import { acceptEmail, MAX_EMAIL_BYTES } from './acceptEmail.ts';

/** Whoever writes a file in place is done by then; others move it in. */
const SETTLE_MS = 5_000;

/** Takes the emails that a mail server has put into DATA_DIR/inbound. One leaves the folder only once it is accepted. */
export function takeDroppedEmails(services: Services) {
  return async (_: object, { signal }: { signal: AbortSignal }): Promise<void> => {
    const folder = resolve(services.settings.dataDir, 'inbound');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
    for (const name of names.toSorted()) {
      signal.throwIfAborted();
      const path = join(folder, name);
      const { size, mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs < SETTLE_MS) continue;
      if (size > MAX_EMAIL_BYTES) {
        await setAside(folder, name, services);
        continue;
      }
      await acceptEmail(path, services);
      await rm(path);
    }
  };
}

async function setAside(folder: string, name: string, { log }: Services): Promise<void> {
  log.warn({ name }, 'an email in DATA_DIR/inbound is too large, and was moved to its folder refused');
  await mkdir(join(folder, 'refused'), { recursive: true });
  await rename(join(folder, name), join(folder, 'refused', name));
}
