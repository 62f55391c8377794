import { Marked, type Token, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { EmailContent } from './renderedEmail.ts';
import { buttonStyle, mailElements } from './mailStyle.ts';

/** Renders Markdown as sanitized HTML with inline styles and as plain text. `inline`: only inline elements in the HTML. */
export function renderMarkdown(markdown: string, inline = false): EmailContent {
  const tokens = marked.lexer(markdown);
  const html = marked.parser(tokens);
  return { html: inline ? sanitizeHtml(html, inlineOptions) : sanitizeHtml(html, blockOptions), text: renderBlocksAsText(tokens) };
}

const marked = new Marked({
  gfm: true,
  tokenizer: { url: () => undefined }, // a URL that somebody typed must not become a link
  renderer: {
    paragraph(token) {
      const button = findButton(token);
      if (button) return `<p><a data-button="1" href="${button.href}">${this.parser.parseInline(button.tokens)}</a></p>\n`;
      return `<p>${this.parser.parseInline(token.tokens)}</p>\n`;
    },
    heading(token) {
      const tag = token.depth === 1 ? 'h1' : 'h2';
      return `<${tag}>${this.parser.parseInline(token.tokens)}</${tag}>\n`;
    },
    blockquote(token) {
      const [first] = token.tokens;
      const inner = token.tokens.length === 1 && first?.type === 'paragraph' ? first.tokens : undefined;
      return `<blockquote>${inner ? this.parser.parseInline(inner) : this.parser.parse(token.tokens)}</blockquote>\n`;
    },
    table(token) {
      const cell = (one: Tokens.TableCell, index: number) => {
        const tag = index === 0 ? 'th' : 'td';
        return `<${tag}>${this.parser.parseInline(one.tokens)}</${tag}>`;
      };
      return `<table><tbody>${filledRows(token)
        .map((row) => `<tr>${row.map(cell).join('')}</tr>`)
        .join('')}</tbody></table>\n`;
    },
  },
});

const blockOptions: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(mailElements),
  allowedAttributes: { '*': ['class', 'style'], a: ['href', 'class', 'style'], th: ['scope', 'class', 'style'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  parseStyleAttributes: false, // all styles are ours
  transformTags: {
    '*': (tagName, { href, 'data-button': button }) => {
      const element = mailElements[tagName];
      const style = button === undefined ? element?.style : buttonStyle;
      return {
        tagName,
        attribs: {
          ...(tagName === 'a' && href !== undefined ? { href } : {}),
          ...(tagName === 'th' ? { scope: 'row' } : {}),
          ...(element?.class ? { class: element.class } : {}),
          ...(style ? { style } : {}),
        },
      };
    },
  },
};
const inlineOptions: sanitizeHtml.IOptions = { ...blockOptions, allowedTags: ['a', 'strong', 'em', 'br'] };

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
