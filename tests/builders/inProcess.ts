import { pino } from 'pino';
import { loadLocalSecrets } from '../../bff/src/settings/localSecrets.ts';
import { createProduct, type Product } from '../../bff/src/serve.ts';
import { readSettings } from '../../bff/src/settings/settings.ts';

/** Products that a test file started and has not stopped yet. */
const running = new Set<Product>();

/**
 * Starts the product in this process with the given environment and nothing else; ready to answer when it resolves. Loaded by Node
 * itself, outside Jest's module registry, so that all test files of a worker share one loaded copy (tests/workerEnvironment.mjs).
 */
export async function startInProcess(env: Record<string, string>): Promise<Pick<Product, 'stop' | 'fetchJobs'>> {
  const log = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
  const product = createProduct({ settings: readSettings(env, loadLocalSecrets), log, print: () => {} });
  running.add(product);
  const stop = async () => {
    running.delete(product);
    await product.stop();
  };
  try {
    await product.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, fetchJobs: product.fetchJobs };
}

/** Stops the products that a test file left running: one that fails while loading runs no afterAll. */
export async function stopRunningProducts(): Promise<void> {
  await Promise.all([...running].map((product) => product.stop()));
  running.clear();
}
