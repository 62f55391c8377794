// Generates everything that is made of the design system's tokens and docs: its token tables, the files for other tools, components.json,
// llms.txt and the docs page of the tokens: `node stories/describe/build.ts`.
import { writeFileSync } from 'node:fs';
import { folders } from './folders.ts';

const { writeGenerated }: { writeGenerated(): void } = await import(`${folders.system}tokens/build.ts`);
writeGenerated();
const { generateDescriptions } = await import('./generateDescriptions.ts'); // reads the token tables when it is loaded
for (const [path, text] of Object.entries(await generateDescriptions())) writeFileSync(folders.root + path, text);
