import { apiVersions } from '@farwend/api-contract';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { describeApi } from '../contract/describeApi.ts';

/** Keeps what the API takes and answers at a release, for the test that finds breaks. */
const file = fileURLToPath(new URL(`../contract/released/${apiVersions[0]}.json.br`, import.meta.url));
writeFileSync(file, brotliCompressSync(JSON.stringify(describeApi())));
console.log(`${file} has the API of this release.`);
