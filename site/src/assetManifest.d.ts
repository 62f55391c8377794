declare module 'virtual:asset-manifest' {
  /** Vite's build manifest for the browser, by source module. */
  export type AssetManifest = Record<string, { file: string; imports?: string[]; css?: string[] } | undefined>;
  /** Reads the manifest of the browser's build; empty in development. */
  export function readManifest(): AssetManifest;
  /** Reads the manifest of the desk's build; empty in development. */
  export function readDeskManifest(): AssetManifest;
  /** Reads a style sheet of the browser's build. */
  export function readStyleSheet(file: string): string;
}
