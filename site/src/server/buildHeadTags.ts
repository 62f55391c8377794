import fonts from '@farwend/design-system/fonts.css?inline';
import { PAGE_DATA_ID, scriptJson, type PageData } from '#src/startup/pageData.ts';
import type { Page } from '#src/startup/page.ts';
import { findPageAssets } from './assets.ts';
import { buildAnnouncementScript } from './buildAnnouncementScript.ts';
import { buildCoverScript } from './buildCoverScript.ts';
import { buildScriptTag } from './buildScriptTag.ts';
import type { RenderContext } from '#src/shared/renderContext.ts';

/**
 * Builds the head tags that React does not render: fonts, data and the script, which in development comes from Vite. The font faces are inline: a style sheet of their own would delay the first text by a round trip.
 */
export function buildHeadTags({ handle, root, failure }: Page, data: PageData, { nonce, devHead }: RenderContext): string {
  return [
    `<style nonce="${nonce}">${fonts}</style>`,
    `<script id="${PAGE_DATA_ID}" type="application/json" nonce="${nonce}">${scriptJson(data)}</script>`,
    buildAnnouncementScript(root?.announcement, nonce),
    handle?.type === 'tripRequest' && !failure && !data.actionData ? buildCoverScript(nonce) : '', // posted answers are not replaced
    devHead ?? buildScriptTag(findPageAssets(failure ? undefined : handle?.module).scripts, nonce),
  ].join('');
}
