import { describeSystem } from './describeSystem.ts';
import { writeLlmsText } from './writeLlmsText.ts';
import { writeTokensPage } from './writeTokensPage.ts';

/** Contents of the files that are generated from the description, by their paths from the root of the repository. */
export async function generateDescriptions(): Promise<Record<string, string>> {
  const system = await describeSystem();
  return {
    'design-system/components.json': `${JSON.stringify(system, null, 2)}\n`,
    'design-system/llms.txt': writeLlmsText(system),
    'stories/src/foundations/Tokens.mdx': await writeTokensPage(),
  };
}
