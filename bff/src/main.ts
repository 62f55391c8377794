import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Must precede all other imports; if the folder is not writable, start-up only takes longer.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));
const { serve } = await import('./serve.ts');

await serve(process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? listCauses(error).join(': ') : error);
  process.exit(1);
});

/** The operator sees nothing but this line, and "unavailable" alone does not say why. */
function listCauses({ message, cause }: Error): string[] {
  const causes = cause instanceof Error ? listCauses(cause) : [];
  return [message, ...causes.filter((text) => !message.includes(text))];
}
