import { rm } from 'node:fs/promises';

export default async function globalTeardown() {
  await globalThis.stopTestDatabase?.();
  if (process.env.TEST_DEMO_DIR) await rm(process.env.TEST_DEMO_DIR, { recursive: true, force: true });
}
