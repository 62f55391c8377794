/** The font at a size in pixels, as an inline style, because mail clients ignore style sheets. */
export function fontStyle(size: number): string {
  return `font-family:'Instrument Sans',Helvetica,Arial,sans-serif;font-size:${size}px;line-height:1.6;color:#0f1c2b`;
}

const factCell = `padding:10px 0;border-bottom:1px solid #d9e2e8;vertical-align:top;text-align:left;${fontStyle(15)}`;

/** The attributes of the elements that have some. */
const attributes = {
  h1: style('margin:0 0 24px;font:400 30px/1.2 Newsreader,Georgia,serif;color:#0f1c2b'),
  h2: style('margin:32px 0 12px;font:400 22px/1.25 Newsreader,Georgia,serif;color:#0f1c2b'),
  p: style(`margin:0 0 20px;${fontStyle(17)}`),
  ul: style('margin:0 0 20px;padding:0 0 0 20px'),
  ol: style('margin:0 0 20px;padding:0 0 0 24px'),
  li: style(`margin:0 0 8px;${fontStyle(17)}`),
  table: style('width:100%;margin:0 0 24px;border-collapse:collapse'),
  th: `scope="row" class="label line" ${style(`width:38%;${factCell};font-weight:400;color:#566571`)}`,
  td: `class="line" ${style(factCell)}`,
  blockquote: `class="quiet" ${style(`margin:0 0 24px;padding:0;${fontStyle(15)};color:#566571`)}`,
  strong: style('font-weight:600'),
} as const;

const linkStyle = style('color:#155a78');
const buttonStyle = style(
  "display:inline-block;padding:14px 24px;background:#c4122f;color:#ffffff;text-decoration:none;font:600 16px/1.25 'Instrument Sans',Helvetica,Arial,sans-serif",
);

/** The opening tag of an element, with its style. */
export function openTag(tag: keyof typeof attributes): string {
  return `<${tag} ${attributes[tag]}>`;
}

/** The opening tag of a link, or of the email's call to action. */
export function openLink(url: string, isButton: boolean): string {
  return `<a href="${escapeHtml(url)}" ${isButton ? buttonStyle : linkStyle}>`;
}

function style(declarations: string): string {
  return `style="${declarations}"`;
}

const entitiesByCharacter: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entitiesByCharacter[character] ?? '');
}
