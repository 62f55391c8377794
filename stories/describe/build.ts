// Generates components.json and llms.txt of the design system from the sources of its docs: `node stories/describe/build.ts`.
import { writeFileSync } from 'node:fs';
import { generateDescriptions } from './generateDescriptions.ts';
import { folders } from './folders.ts';

for (const [name, text] of Object.entries(await generateDescriptions())) writeFileSync(folders.system + name, text);
