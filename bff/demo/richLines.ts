import { type Block, type LinkTarget, linkTargets, type RichText } from '@farwend/api-contract';
import type { ImageView } from '#src/publishing/pictures/imageView.ts';
import { demoId } from './demoId.ts';

type Inline = Extract<Block, { type: 'paragraph' }>['content'][number];

/** Finds the picture that words of a text ask for; null when the page shows all there are of its place already. */
export type PictureOf = (words: string) => ImageView | null;

/**
 * Rich text from lines of the demo data, one block a line: `## heading`, `### smaller heading`, `> quote | who said it`, `- item` and
 * `1. item` (several make one list), `| cell | cell` (the first is the head of the table), `? question | answer`, `---`,
 * `@tip title | text` (also `@info`, `@warning`), `@picture words | caption`, `@map place, place | caption`, `@reviews place`,
 * `@list article:key, guide:key`, `@days itinerary:key`, `@cta Label article:key`, else a paragraph. In a line `[words](guide:key)` is a
 * link to demo content, `*words*` italic, `**words**` bold.
 */
export function richLines(text: string, pictureOf: PictureOf = () => null): RichText {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const blocks: Block[] = [];
  for (const line of lines) {
    if (!joins(blocks.at(-1), line)) blocks.push(...blockOf(line, `b${blocks.length + 1}`, pictureOf));
  }
  return { blocks };
}

/** Whether the line continues the list, table or questions before it; then it stands there. */
function joins(last: Block | undefined, line: string): boolean {
  const item = itemOf(line);
  if (last?.type === 'list' && item && (last.ordered ?? false) === item.ordered) last.items.push(inlines(item.text));
  else if (last?.type === 'table' && line.startsWith('| ')) last.rows.push(cellsOf(line.slice(2)));
  else if (last?.type === 'faq' && line.startsWith('? ')) last.items.push(questionOf(line));
  else return false;
  return true;
}

function blockOf(line: string, id: string, pictureOf: PictureOf): Block[] {
  const item = itemOf(line);
  if (item) return [{ id, type: 'list', ordered: item.ordered, items: [inlines(item.text)] }];
  if (line === '---') return [{ id, type: 'divider' }];
  const [mark, rest] = split(line, ' ');
  const [first = '', second] = cellsOf(rest);
  switch (mark) {
    case '##':
    case '###':
      return [{ id, type: 'heading', level: mark === '##' ? 2 : 3, text: rest }];
    case '>':
      return [{ id, type: 'quote', text: first, ...(second ? { attribution: second } : {}) }];
    case '|':
      return [{ id, type: 'table', headers: cellsOf(rest), rows: [] }];
    case '?':
      return [{ id, type: 'faq', items: [questionOf(line)] }];
    case '@tip':
    case '@info':
    case '@warning':
      return [{ id, type: 'callout', tone: toneOf(mark), title: first, content: inlines(second ?? '') }];
    case '@picture': {
      const image = pictureOf(first);
      return image ? [{ id, type: 'image', image, ...(second ? { caption: second } : {}) }] : [];
    }
    case '@map':
      return [{ id, type: 'map', locationIds: first.split(', ').map(placeId), ...(second ? { caption: second } : {}) }];
    case '@reviews':
      return [{ id, type: 'reviewStrip', filter: { locationId: placeId(rest) } }];
    case '@list':
      return [{ id, type: 'entityList', items: rest.split(', ').map(refOf) }];
    case '@days':
      return [{ id, type: 'dayByDay', itineraryId: refOf(rest).entityId }];
    case '@cta': {
      const [label, target] = splitLast(rest);
      return [{ id, type: 'cta', label, href: refOf(target) }];
    }
    default:
      return [{ id, type: 'paragraph', content: inlines(line) }];
  }
}

function itemOf(line: string): { ordered: boolean; text: string } | null {
  if (line.startsWith('- ')) return { ordered: false, text: line.slice(2) };
  const numbered = /^\d+\. (.+)$/.exec(line);
  return numbered ? { ordered: true, text: numbered[1] ?? '' } : null;
}

function questionOf(line: string): { question: string; answer: string } {
  const [question = '', answer = ''] = cellsOf(line.slice(2));
  return { question, answer };
}

function toneOf(mark: '@tip' | '@info' | '@warning') {
  return ({ '@tip': 'TIP', '@info': 'INFO', '@warning': 'WARNING' } as const)[mark];
}

function cellsOf(text: string): string[] {
  return text.split(' | ').map((cell) => cell.trim());
}

function split(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + by.length)];
}

function splitLast(text: string): [string, string] {
  const at = text.lastIndexOf(' ');
  return [text.slice(0, at), text.slice(at + 1)];
}

function inlines(text: string): Inline[] {
  return text
    .split(/(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
      if (link) return { text: link[1] ?? '', link: refOf(link[2] ?? '') };
      const bold = /^\*\*([^*]+)\*\*$/.exec(part);
      if (bold) return { text: bold[1] ?? '', bold: true };
      const italic = /^\*([^*]+)\*$/.exec(part);
      return italic ? { text: italic[1] ?? '', italic: true } : { text: part };
    });
}

function placeId(name: string): string {
  return demoId('location', name.trim());
}

/** The record a `type:key` of the demo data names. */
function refOf(text: string): { entityType: LinkTarget; entityId: string } {
  const [name, key] = text.trim().split(':');
  const entityType = linkTargets.find((target) => target === name);
  if (!entityType || !key) throw new Error(`${text} names no demo content.`);
  return { entityType, entityId: demoId(entityType, key) };
}
