import fonts from '@farwend/design-system/fonts.css?inline';
import manifest from 'virtual:asset-manifest';
import type { AssetManifest } from 'virtual:asset-manifest';
import { PAGE_DATA_ID, scriptJson, type PageData } from '#src/startup/pageData.ts';
import type { Page } from '#src/startup/page.ts';
import { buildAnnouncementScript } from './buildAnnouncementScript.ts';
import { buildCoverScript } from './buildCoverScript.ts';
import { buildScriptTag } from './buildScriptTag.ts';
import type { RenderContext } from '#src/shared/renderContext.ts';

const ENTRY = 'src/entry.browser.tsx';

/**
 * Builds the head tags that React does not render: nonce, fonts, data, style sheets, preloads and the script. In development they come
 * from Vite. The font faces are inline: a style sheet of their own would delay the first text by a round trip.
 */
export function buildHeadTags({ handle, root, failure }: Page, data: PageData, { nonce, devHead }: RenderContext): string {
  const modules = handle && !failure ? [ENTRY, handle.module] : [ENTRY];
  return [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<style nonce="${nonce}">${fonts}</style>`,
    `<script id="${PAGE_DATA_ID}" type="application/json" nonce="${nonce}">${scriptJson(data)}</script>`,
    buildAnnouncementScript(root?.announcement, nonce),
    handle?.type === 'tripRequest' && !failure && !data.actionData ? buildCoverScript(nonce) : '', // posted answers are not replaced
    devHead ?? buildAssetTags(manifest, modules, nonce),
  ].join('');
}

/** Builds tags for the modules and everything they import; the entry is run, the others are preloaded. */
function buildAssetTags(assets: AssetManifest, modules: readonly string[], nonce: string): string {
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
  const scripts = new Set([assets[ENTRY]?.file ?? '', ...chunks.map(({ file }) => file)]);
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    buildScriptTag(
      [...scripts].map((file) => `/${file}`),
      nonce,
    ),
  ].join('');
}
