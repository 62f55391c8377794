import { Marked, type Token, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { Bodies } from './letter.ts';
import { buttonStyle, mailElements } from './mailStyle.ts';

/** Markdown as clean HTML with inline styles, and as plain text. `isSmall`: without the margins and sizes of running text. */
export function mailBodies(markdown: string, isSmall = false): Bodies {
  const tokens = marked.lexer(markdown);
  const html = marked.parser(tokens);
  return { html: isSmall ? sanitizeHtml(html, inlineOnly) : sanitizeHtml(html, allowed), text: blocks(tokens) };
}

const marked = new Marked({
  gfm: true,
  tokenizer: { url: () => undefined }, // an address that somebody typed is not our link
  renderer: {
    paragraph(token) {
      const button = buttonOf(token);
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

const allowed: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(mailElements),
  allowedAttributes: { '*': ['class', 'style'], a: ['href', 'class', 'style'], th: ['scope', 'class', 'style'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  parseStyleAttributes: false, // every style is ours
  transformTags: {
    '*': (tagName, { href, 'data-button': button }) => {
      const look = mailElements[tagName];
      const style = button === undefined ? look?.style : buttonStyle;
      return {
        tagName,
        attribs: {
          ...(tagName === 'a' && href !== undefined ? { href } : {}),
          ...(tagName === 'th' ? { scope: 'row' } : {}),
          ...(look?.class ? { class: look.class } : {}),
          ...(style ? { style } : {}),
        },
      };
    },
  },
};
const inlineOnly: sanitizeHtml.IOptions = { ...allowed, allowedTags: ['a', 'strong', 'em', 'br'] };

/** A link alone in its paragraph and in bold: what the mail asks to do. */
function buttonOf({ tokens }: { tokens?: Token[] | undefined }): Tokens.Link | null {
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

/** The rows that say something: a fact that is missing takes its row with it. */
function filledRows(table: Tokens.Table | Tokens.Generic): Tokens.TableCell[][] {
  const all: Tokens.TableCell[][] = [table['header'], ...table['rows']];
  return all.filter((row) => row.some((cell, index) => (index > 0 || row.length === 1) && cell.text.trim() !== ''));
}

function blocks(tokens: readonly Token[]): string {
  return tokens
    .map(block)
    .filter((text) => text !== '')
    .join('\n\n');
}

function block(token: Token): string {
  if (isTable(token))
    return filledRows(token)
      .map((row) => row.map((cell) => inline(cell.tokens)).join(': '))
      .join('\n');
  if (isList(token))
    return token.items
      .map((item, index) => `${token.ordered ? `${index + 1}.` : '-'} ${blocks(item.tokens).replaceAll('\n', '\n  ')}`)
      .join('\n');
  if (token.type === 'space' || token.type === 'hr' || token.type === 'html') return '';
  if (token.type === 'blockquote') return blocks(token.tokens ?? []);
  const button = token.type === 'paragraph' ? buttonOf(token) : null;
  if (button) return `${inline(button.tokens)}:\n${plain(button.href)}`;
  return inline('tokens' in token && token.tokens ? token.tokens : [token]);
}

function inline(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (isLink(token)) return `${inline(token.tokens)} (${plain(token.href)})`;
      if (token.type === 'br') return '\n';
      if (token.type === 'html') return '';
      if ('tokens' in token && token.tokens) return inline(token.tokens);
      return 'text' in token ? plain(String(token.text)) : '';
    })
    .join('');
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#x60': '`', '#x3D': '=', '#39': "'" };

/** Text without the entities that the escaping of values brought in. */
function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#x60|#x3D|#39);/g, (whole, name: string) => characters[name] ?? whole);
}
