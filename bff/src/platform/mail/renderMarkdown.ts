import { Marked, type Token, type Tokens } from 'marked';
import type { EmailContent } from './renderedEmail.ts';
import { escapeHtml, openLink, openTag } from './mailStyle.ts';

/** Renders Markdown as plain text and as HTML with inline styles, with only the elements and URLs that emails may contain. */
export function renderMarkdown(markdown: string): EmailContent {
  const tokens = marked.lexer(markdown);
  return { html: marked.parser(tokens), text: renderBlocksAsText(tokens) };
}

/** Renders a line of Markdown without a block around it. */
export function renderInlineMarkdown(markdown: string): EmailContent {
  return { html: marked.parseInline(markdown, { async: false }), text: renderBlocksAsText(marked.lexer(markdown)) };
}

const marked = new Marked({
  gfm: true,
  tokenizer: { url: () => undefined }, // a URL that somebody typed must not become a link
  // every renderer of marked that would pass on raw HTML, an unchecked URL or another element is replaced
  renderer: {
    heading(token) {
      const tag = token.depth === 1 ? 'h1' : 'h2';
      return `${openTag(tag)}${this.parser.parseInline(token.tokens)}</${tag}>\n`;
    },
    paragraph(token) {
      const button = findButton(token);
      const content = button ? link(button, this.parser.parseInline(button.tokens), true) : this.parser.parseInline(token.tokens);
      return `${openTag('p')}${content}</p>\n`;
    },
    blockquote(token) {
      const [first] = token.tokens;
      const inner = token.tokens.length === 1 && first?.type === 'paragraph' ? first.tokens : undefined;
      return `${openTag('blockquote')}${inner ? this.parser.parseInline(inner) : this.parser.parse(token.tokens)}</blockquote>\n`;
    },
    list(token) {
      const tag = token.ordered ? 'ol' : 'ul';
      return `${openTag(tag)}${token.items.map((item) => this.listitem(item)).join('')}</${tag}>\n`;
    },
    listitem(item) {
      return `${openTag('li')}${this.parser.parse(item.tokens)}</li>`;
    },
    table(token) {
      const row = (cells: Tokens.TableCell[]) => {
        const [name, ...values] = cells.map((cell) => this.parser.parseInline(cell.tokens));
        return `<tr>${openTag('th')}${name}</th>${values.map((value) => `${openTag('td')}${value}</td>`).join('')}</tr>`;
      };
      return `${openTag('table')}<tbody>${filledRows(token).map(row).join('')}</tbody></table>\n`;
    },
    code: ({ text }) => escapeHtml(text),
    html: () => '',
    hr: () => '',
    checkbox: () => '',
    image: () => '',
    br: () => '<br>',
    codespan: ({ text }) => escapeHtml(decodeEntities(text)),
    del({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    em({ tokens }) {
      return `<em>${this.parser.parseInline(tokens)}</em>`;
    },
    strong({ tokens }) {
      return `${openTag('strong')}${this.parser.parseInline(tokens)}</strong>`;
    },
    link(token) {
      return link(token, this.parser.parseInline(token.tokens), false);
    },
  },
});

const linkProtocols: ReadonlySet<string | undefined> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A link around its content; the content alone when a mail client could not or should not follow the URL. */
function link({ href }: Tokens.Link, content: string, isButton: boolean): string {
  const url = decodeEntities(href);
  return linkProtocols.has(URL.parse(url)?.protocol) ? `${openLink(url, isButton)}${content}</a>` : content;
}

/** The call to action: a bold link alone in its paragraph. */
function findButton({ tokens }: { tokens?: Token[] | undefined }): Tokens.Link | null {
  const [only] = tokens ?? [];
  const [inner] = only?.type === 'strong' && tokens?.length === 1 ? (only.tokens ?? []) : [];
  return inner && isLink(inner) && only?.type === 'strong' && only.tokens?.length === 1 ? inner : null;
}

function isLink(token: Token): token is Tokens.Link {
  return token.type === 'link' && 'href' in token;
}
function isTable(token: Token): token is Tokens.Table {
  return token.type === 'table' && 'rows' in token;
}
function isList(token: Token): token is Tokens.List {
  return token.type === 'list' && 'items' in token;
}

/** The rows with a value, so that a missing optional fact leaves no empty row. */
function filledRows(table: Tokens.Table | Tokens.Generic): Tokens.TableCell[][] {
  const all: Tokens.TableCell[][] = [table['header'], ...table['rows']];
  return all.filter((row) => row.some((cell, index) => (index > 0 || row.length === 1) && cell.text.trim() !== ''));
}

function renderBlocksAsText(tokens: readonly Token[]): string {
  return tokens
    .map(renderBlockAsText)
    .filter((text) => text !== '')
    .join('\n\n');
}

function renderBlockAsText(token: Token): string {
  if (isTable(token))
    return filledRows(token)
      .map((row) => row.map((cell) => renderInlineAsText(cell.tokens)).join(': '))
      .join('\n');
  if (isList(token))
    return token.items
      .map((item, index) => `${token.ordered ? `${index + 1}.` : '-'} ${renderBlocksAsText(item.tokens).replaceAll('\n', '\n  ')}`)
      .join('\n');
  if (token.type === 'space' || token.type === 'hr' || token.type === 'html') return '';
  if (token.type === 'blockquote') return renderBlocksAsText(token.tokens ?? []);
  const button = token.type === 'paragraph' ? findButton(token) : null;
  if (button) return `${renderInlineAsText(button.tokens)}:\n${decodeEntities(button.href)}`;
  return renderInlineAsText('tokens' in token && token.tokens ? token.tokens : [token]);
}

function renderInlineAsText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (isLink(token)) return `${renderInlineAsText(token.tokens)} (${decodeEntities(token.href)})`;
      if (token.type === 'br') return '\n';
      if (token.type === 'html') return '';
      if ('tokens' in token && token.tokens) return renderInlineAsText(token.tokens);
      return 'text' in token ? decodeEntities(String(token.text)) : '';
    })
    .join('');
}

const charactersByEntity: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#x60': '`',
  '#x3D': '=',
  '#39': "'",
};

/** Decodes the entities that escaping the values introduced. */
function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#x60|#x3D|#39);/g, (whole, name: string) => charactersByEntity[name] ?? whole);
}
