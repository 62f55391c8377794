import fonts from '@farwend/design-system/fonts.css?inline';
import { PAGE_DATA_ID, scriptJson, type PageData } from '#src/startup/pageData.ts';
import { findAnnouncement } from '#src/startup/findAnnouncement.ts';
import type { Page } from '#src/startup/page.ts';
import { findPageAssets } from './assets.ts';
import { buildAnnouncementScript } from './buildAnnouncementScript.ts';
import { buildCoverScript } from './buildCoverScript.ts';
import { buildStartScript } from './buildStartScript.ts';
import type { InlineTexts } from './PageResponse.ts';

/** Head tags, and the texts of the scripts and styles in them. */
interface HeadTags {
  html: string;
  inline: InlineTexts;
}

/** Builds the head tags that React does not render: fonts, data and the script, which in development comes from Vite. The font faces are inline: a style sheet of their own would delay the first text by a round trip. */
export function buildHeadTags(page: Page, data: PageData, devHead: string | undefined): HeadTags {
  const { handle, failure } = page;
  const scripts = [
    buildAnnouncementScript(findAnnouncement(page)),
    handle?.type === 'tripRequest' && !failure && !data.actionData ? buildCoverScript() : '', // posted answers are not replaced
    devHead === undefined ? buildStartScript(findPageAssets(failure ? undefined : handle?.module).scripts) : '',
  ].filter((script) => script !== '');
  const html = [
    `<style>${fonts}</style>`,
    `<script id="${PAGE_DATA_ID}" type="application/json">${scriptJson(data)}</script>`,
    ...scripts.map((script) => `<script>${script}</script>`),
    devHead ?? '',
  ].join('');
  return { html, inline: { scripts, styles: [fonts] } };
}
