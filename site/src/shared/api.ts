import type { Client } from '@farwend/api-contract/client';
import { lazyModule } from '#src/startup/lazyModule.ts';

const clientModule = lazyModule(() => import('./apiClient.ts'));

/** The browser's client of the API, whose scripts come with the first call: no page needs them to be alive. */
export const api: Client = {
  get: async (path, ...input) => (await loadClient()).get(path, ...input),
  post: async (path, ...input) => (await loadClient()).post(path, ...input),
  put: async (path, ...input) => (await loadClient()).put(path, ...input),
  patch: async (path, ...input) => (await loadClient()).patch(path, ...input),
  delete: async (path, ...input) => (await loadClient()).delete(path, ...input),
  exists: async (path, input) => (await loadClient()).exists(path, input),
};

/** Without its scripts a call fails as it does without a connection. */
async function loadClient(): Promise<Client> {
  try {
    return (clientModule.current ?? (await clientModule.load())).apiClient;
  } catch {
    // oxlint-disable-next-line no-throw-literal -- the client rejects with plain bodies too
    throw { code: 0, message: 'No response' };
  }
}
