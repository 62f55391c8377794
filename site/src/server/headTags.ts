import fonts from '@farwend/design-system/fonts.css?inline';
import manifest from 'virtual:asset-manifest';
import type { AssetManifest } from 'virtual:asset-manifest';
import type { RootData } from '../root.loader.ts';
import { handleOf, type PageHandle } from '../shared/pageHandle.ts';
import { PAGE_DATA_ID, scriptJson, type PageData } from '../shared/pageData.ts';
import { announcementScript } from './announcementScript.ts';
import { scriptTags } from './scriptTags.ts';
import type { ServerPart } from '../shared/serverPart.ts';

const ENTRY = 'src/entry.browser.tsx';

/**
 * The head tags that React does not write: nonce, fonts, data, style sheets, preloads and the script. In development they come from Vite.
 * Fonts stand in the page itself: a sheet of their own would hold the first words back for a way to the server and back.
 */
export function headTags(matches: readonly { route: { handle?: unknown } }[], data: PageData, { nonce, devHead }: ServerPart): string {
  const modules = modulesOf(data.errors ? undefined : handleOf(matches.map(({ route }) => route)));
  const root: Partial<RootData> = data.loaderData['root'] ?? {};
  return [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<style nonce="${nonce}">${fonts}</style>`,
    `<script id="${PAGE_DATA_ID}" type="application/json" nonce="${nonce}">${scriptJson(data)}</script>`,
    announcementScript(root.announcement, nonce),
    devHead ?? assetTags(manifest, modules, nonce),
  ].join('');
}

/** The module the browser begins with, then the page's own where that one does not hold it. What stands in for a failed page is the router's. */
function modulesOf({ entry, module }: Partial<PageHandle> = {}): [string, ...string[]] {
  if (entry) return [entry];
  return module ? [ENTRY, module] : [ENTRY];
}

/** Tags for the modules, of which the first is run, and everything they import. */
function assetTags(assets: AssetManifest, modules: readonly [string, ...string[]], nonce: string): string {
  const needed = new Set<string>();
  const visit = (name: string) => {
    if (needed.has(name) || !assets[name]) return;
    needed.add(name);
    assets[name].imports?.forEach(visit);
  };
  modules.forEach(visit);
  const chunks = [...needed].map((name) => assets[name]).filter((chunk) => chunk !== undefined);
  const { css: inPage = [] } = assets[ENTRY] ?? {};
  const styles = new Set(chunks.flatMap(({ css = [] }) => css).filter((file) => !inPage.includes(file)));
  const scripts = new Set([assets[modules[0]]?.file ?? '', ...chunks.map(({ file }) => file)]);
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    scriptTags(
      [...scripts].map((file) => `/${file}`),
      nonce,
    ),
  ].join('');
}
