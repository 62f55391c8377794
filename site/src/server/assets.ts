import manifest from 'virtual:asset-manifest';

/** URL of a module's script; in development the module itself, which Vite serves. */
export function scriptUrl(module: string): string {
  return `/${manifest[module]?.file ?? module}`;
}
