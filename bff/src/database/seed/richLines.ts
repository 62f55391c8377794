import { type Block, type LinkTarget, linkTargets, type RichText } from '@farwend/api-contract';
import { demoId } from './demoId.ts';

type Inline = Extract<Block, { type: 'paragraph' }>['content'][number];

/**
 * Rich text from lines of the demo data, one block a line: `## heading`, `> quote`, `- item` (several make one list), `---`,
 * `@list article:key, guide:key`, `@days itinerary:key`, `@cta Label article:key`, else a paragraph. `[words](guide:key)` is a link to
 * demo content, `*words*` italic.
 */
export function richLines(text: string): RichText {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.startsWith('- ') && last?.type === 'list') last.items.push(inlines(line.slice(2)));
    else blocks.push(blockOf(line, `b${blocks.length + 1}`));
  }
  return { blocks };
}

function blockOf(line: string, id: string): Block {
  if (line === '---') return { id, type: 'divider' };
  if (line.startsWith('## ')) return { id, type: 'heading', level: 2, text: line.slice(3) };
  if (line.startsWith('> ')) return { id, type: 'quote', text: line.slice(2) };
  if (line.startsWith('- ')) return { id, type: 'list', ordered: false, items: [inlines(line.slice(2))] };
  if (line.startsWith('@list ')) return { id, type: 'entityList', items: line.slice(6).split(', ').map(refOf) };
  if (line.startsWith('@days ')) return { id, type: 'dayByDay', itineraryId: refOf(line.slice(6)).entityId };
  const cta = /^@cta (.+) (\S+)$/.exec(line);
  if (cta) return { id, type: 'cta', label: cta[1] ?? '', href: refOf(cta[2] ?? '') };
  return { id, type: 'paragraph', content: inlines(line) };
}

function inlines(text: string): Inline[] {
  return text
    .split(/(\[[^\]]+\]\([^)]+\)|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
      if (link) return { text: link[1] ?? '', link: refOf(link[2] ?? '') };
      const italic = /^\*([^*]+)\*$/.exec(part);
      return italic ? { text: italic[1] ?? '', italic: true } : { text: part };
    });
}

/** The record a `type:key` of the demo data names. */
function refOf(text: string): { entityType: LinkTarget; entityId: string } {
  const [name, key] = text.trim().split(':');
  const entityType = linkTargets.find((target) => target === name);
  if (!entityType || !key) throw new Error(`${text} names no demo content.`);
  return { entityType, entityId: demoId(entityType, key) };
}
