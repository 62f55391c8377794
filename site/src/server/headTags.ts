import manifest from 'virtual:asset-manifest';
import type { AssetManifest } from 'virtual:asset-manifest';
import { handleOf } from '../shared/pageHandle.ts';
import { PAGE_DATA_ID, scriptJson, type PageData } from '../shared/pageData.ts';
import type { ServerPart } from '../shared/serverPart.ts';

const ENTRY = 'src/entry.browser.tsx';

/** The head tags that React does not write: nonce, data, style sheets, preloads and the script. In development they come from Vite. */
export function headTags(matches: readonly { route: { handle?: unknown } }[], data: PageData, { nonce, devHead }: ServerPart): string {
  const page = handleOf(matches.map(({ route }) => route))?.module;
  return [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<script id="${PAGE_DATA_ID}" type="application/json" nonce="${nonce}">${scriptJson(data)}</script>`,
    devHead ?? assetTags(manifest, [ENTRY, ...(page ? [page] : [])], nonce),
  ].join('');
}

/** Tags for the modules and everything they import. */
function assetTags(assets: AssetManifest, modules: readonly string[], nonce: string): string {
  const needed = new Set<string>();
  const visit = (name: string) => {
    if (needed.has(name) || !assets[name]) return;
    needed.add(name);
    assets[name].imports?.forEach(visit);
  };
  modules.forEach(visit);
  const chunks = [...needed].map((name) => assets[name]).filter((chunk) => chunk !== undefined);
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  const entry = assets[ENTRY]?.file;
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...chunks.filter(({ file }) => file !== entry).map(({ file }) => `<link rel="modulepreload" href="/${file}" nonce="${nonce}">`),
    `<script type="module" async src="/${entry}" nonce="${nonce}"></script>`,
  ].join('');
}
