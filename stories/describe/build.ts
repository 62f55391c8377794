// Writes components.json and llms.txt of the design system from what its docs are made of: `node stories/describe/build.ts`.
import { writeFileSync } from 'node:fs';
import { described } from './described.ts';
import { folders } from './folders.ts';

for (const [name, text] of Object.entries(await described())) writeFileSync(folders.system + name, text);
