// One throwaway PostgreSQL for a whole run; each test file makes its own database in it (builders/database.ts).
import { pino } from 'pino';

export default async function globalSetup() {
  const { startEmbedded } = await import('../bff/src/database/embedded.ts');
  const database = await startEmbedded({ dataDir: '' }, pino({ level: 'warn' }), { throwaway: true });
  process.env.TEST_DATABASE_URL = database.url;
  globalThis.stopTestDatabase = () => database.stop();
}
