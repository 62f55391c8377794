import type { EmailContent, RenderedEmail } from './renderedEmail.ts';
import { escapeHtml, fontStyle } from './mailStyle.ts';

/** Wraps an email in the layout: HTML for all mail clients (tables, inline styles, light and dark) and plain text. */
export function renderLayout(email: RenderedEmail): EmailContent {
  return { html: renderHtml(email), text: renderText(email) };
}

function renderHtml({ subject, preview, body, reason, unsubscribeUrl }: RenderedEmail): string {
  const unsubscribe = unsubscribeUrl ? ` <a class="quiet" href="${escapeHtml(unsubscribeUrl)}" style="color:#155a78">Unsubscribe</a>` : '';
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  body, .sheet { background: #0b1724 !important; }
  h1, h2, p, li, td, th { color: #e8eff4 !important; }
  .quiet, .label { color: #b3c1cc !important; }
  .line { border-color: #1b2d3d !important; }
}
</style>
</head>
<body class="sheet" style="margin:0;padding:0;background:#f5f8fa">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="sheet" style="background:#f5f8fa"><tr><td align="center" style="padding:40px 20px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left">
<tr><td class="line" style="${fontStyle(15)};letter-spacing:0.18em;padding-bottom:16px;border-bottom:2px solid #0f1c2b">FARWEND</td></tr>
<tr><td style="padding-top:32px">
${body.html}
</td></tr>
<tr><td class="line quiet" style="padding-top:24px;border-top:1px solid #d9e2e8;${fontStyle(13)};color:#566571">
${reason.html}${unsubscribe}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderText({ body, reason, unsubscribeUrl }: RenderedEmail): string {
  return `FARWEND\n\n${body.text}\n\n-- \n${reason.text}${unsubscribeUrl ? `\nUnsubscribe: ${unsubscribeUrl}` : ''}\n`;
}
