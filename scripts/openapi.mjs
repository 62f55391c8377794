// Writes the API's OpenAPI document beside the contract, for tools that want a file; a test keeps the two equal.
import { writeFileSync } from 'node:fs';
import { openApi } from '@farwend/api-contract';

writeFileSync(new URL('../api-contract/openapi.json', import.meta.url), `${JSON.stringify(openApi('http://localhost:8080'), null, 1)}\n`);
console.log('api-contract/openapi.json is written.');
