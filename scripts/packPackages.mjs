// Packs the published packages for the examples: `npm run pack:packages [-- folder]` writes design-system.tgz, api-contract.tgz and api-client.tgz.
// Their names have no version, so that a release changes no file of the examples but the lock.
import { renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packApiClient } from './packApiClient.mjs';
import { packApiContract } from './packApiContract.mjs';
import { packDesignSystem } from './packDesignSystem.mjs';

/** Packs every package into `folder`. */
export async function packPackages(folder) {
  renameSync(await packDesignSystem(folder), join(folder, 'design-system.tgz'));
  renameSync(await packApiContract(folder), join(folder, 'api-contract.tgz'));
  renameSync(await packApiClient(folder), join(folder, 'api-client.tgz'));
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../examples/packed', import.meta.url)));
  await packPackages(folder);
  console.log(`Packed the packages into ${folder}.`);
}
