import { describeSystem } from './describeSystem.ts';
import { writeLlmsText } from './writeLlmsText.ts';

/** Contents of the machine-readable files in `design-system/`, by name. */
export async function generateDescriptions(): Promise<Record<string, string>> {
  const system = await describeSystem();
  return { 'components.json': `${JSON.stringify(system, null, 2)}\n`, 'llms.txt': writeLlmsText(system) };
}
