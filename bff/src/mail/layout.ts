import type { Letter, Part } from './letter.ts';

/** The two bodies of a mail, the same words in both. */
export type Bodies = { html: string; text: string };

/** Sets a letter: HTML for every reader of mail (tables, inline styles, light and dark), and plain text. Nothing in it is ever markup. */
export function layout(letter: Letter): Bodies {
  return { html: html(letter), text: text(letter) };
}

function html({ subject, preview, heading, parts, reason, unsubscribeUrl }: Letter): string {
  const unsubscribe = unsubscribeUrl ? ` <a class="quiet" href="${escape(unsubscribeUrl)}" style="color:#155a78">Unsubscribe</a>` : '';
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  body, .sheet { background: #0b1724 !important; }
  h1, p, td, th { color: #e8eff4 !important; }
  .quiet, .label { color: #b3c1cc !important; }
  .line { border-color: #1b2d3d !important; }
}
</style>
</head>
<body class="sheet" style="margin:0;padding:0;background:#f5f8fa">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="sheet" style="background:#f5f8fa"><tr><td align="center" style="padding:40px 20px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left">
<tr><td class="line" style="${type(15)};letter-spacing:0.18em;padding-bottom:16px;border-bottom:2px solid #0f1c2b">FARWEND</td></tr>
<tr><td style="padding-top:32px">
<h1 style="margin:0 0 24px;font:400 30px/1.2 Newsreader,Georgia,serif;color:#0f1c2b">${escape(heading)}</h1>
${parts.map(htmlPart).join('\n')}
</td></tr>
<tr><td class="line" style="padding-top:24px;border-top:1px solid #d9e2e8">
<p class="quiet" style="margin:0;${type(13)};color:#566571">${escape(reason)}${unsubscribe}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function htmlPart(part: Part): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 20px;${type(17)}">${escape(part.text)}</p>`;
    case 'note':
      return `<p class="quiet" style="margin:0 0 24px;${type(15)};color:#566571">${escape(part.text)}</p>`;
    case 'facts':
      return `<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 24px;border-collapse:collapse">${part.rows.map(htmlFact).join('')}</table>`;
    case 'action':
      return `<p style="margin:8px 0 28px"><a href="${escape(part.url)}" style="display:inline-block;padding:14px 24px;background:#c4122f;color:#ffffff;text-decoration:none;font:600 16px/1.25 'Instrument Sans',Helvetica,Arial,sans-serif">${escape(part.label)}</a></p>`;
  }
}

function htmlFact([label, value]: readonly [string, string]): string {
  const cell = `padding:10px 0;border-bottom:1px solid #d9e2e8;vertical-align:top;text-align:left;${type(15)}`;
  return `<tr><th scope="row" class="label line" width="38%" style="${cell};font-weight:400;color:#566571">${escape(label)}</th><td class="line" style="${cell}">${escape(value)}</td></tr>`;
}

function text({ heading, parts, reason, unsubscribeUrl }: Letter): string {
  const body = parts.map(textPart).join('\n\n');
  return `FARWEND\n\n${heading}\n\n${body}\n\n-- \n${reason}${unsubscribeUrl ? `\nUnsubscribe: ${unsubscribeUrl}` : ''}\n`;
}

function textPart(part: Part): string {
  switch (part.kind) {
    case 'paragraph':
    case 'note':
      return part.text;
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'action':
      return `${part.label}:\n${part.url}`;
  }
}

function type(size: number): string {
  return `font-family:'Instrument Sans',Helvetica,Arial,sans-serif;font-size:${size}px;line-height:1.6;color:#0f1c2b`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
