declare module 'virtual:asset-manifest' {
  /** Vite's build manifest for the browser, by source module. */
  export type AssetManifest = Record<string, { file: string; imports?: string[]; css?: string[] } | undefined>;
  const manifest: AssetManifest;
  export default manifest;
}
