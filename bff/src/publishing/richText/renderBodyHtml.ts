import type { Block, RichText } from '@farwend/api-contract';
import type { ImageView } from '#src/publishing/pictures/imageView.ts';
import { sanitizeBody } from './sanitizeBody.ts';

type Inline = Extract<Block, { type: 'paragraph' }>['content'][number];
type LinkTo = NonNullable<Inline['link']>;

/** Current URL and title of the published records that a text may link to, by id. */
export type LinkTargets = Readonly<Record<string, { url: string; title: string }>>;

/**
 * Renders a rich text as HTML. Links to records lead to their current URLs; if a record is not published, the link text is plain. Blocks
 * that the page itself renders (maps, lists, reviews, the newsletter) become a `div` with the type of the block. The result is sanitized.
 */
export function renderBodyHtml({ blocks }: RichText, targets: LinkTargets): string {
  return sanitizeBody(blocks.map((block) => renderBlock(block, targets)).join('\n'));
}

function renderBlock(block: Block, targets: LinkTargets): string {
  switch (block.type) {
    case 'heading':
      return `<h${block.level} id="${escapeHtml(block.id)}">${escapeHtml(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${renderInlines(block.content, targets)}</p>`;
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul';
      return `<${name}>${block.items.map((item) => `<li>${renderInlines(item, targets)}</li>`).join('')}</${name}>`;
    }
    case 'quote':
      return `<figure class="quote"><blockquote>${renderLines(block.text)}</blockquote>${block.attribution ? `<figcaption><cite>${escapeHtml(block.attribution)}</cite></figcaption>` : ''}</figure>`;
    case 'image':
      return renderFigure(block.image, block.caption);
    case 'gallery':
      return `<div class="gallery">${block.images.map((image) => renderFigure(image)).join('')}</div>`;
    case 'video':
      return `<p><a class="video" rel="noopener" href="${escapeHtml(block.url)}">${escapeHtml(block.title)}</a></p>`;
    case 'table':
      return `<table><thead><tr>${block.headers.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('')}</tr></thead><tbody>${block.rows
        .map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
        .join('')}</tbody></table>`;
    case 'callout':
      return `<aside class="callout-${block.tone.toLowerCase()}">${renderTitle(block.title)}<p>${renderInlines(block.content, targets)}</p></aside>`;
    case 'faq':
      return block.items
        .map(({ question, answer }) => `<details><summary>${escapeHtml(question)}</summary><p>${renderLines(answer)}</p></details>`)
        .join('\n');
    case 'cta':
      return `<p>${renderLink(block.href, escapeHtml(block.label), targets, ' class="cta"')}</p>`;
    case 'divider':
      return '<hr>';
    case 'entityList':
      return renderPlaceholder(
        block,
        `${renderTitle(block.title)}${renderCards(
          block.items.map(({ entityId }) => entityId),
          targets,
        )}`,
      );
    case 'dayByDay':
      return renderPlaceholder(block, renderCards([block.itineraryId], targets));
    case 'map':
      return renderPlaceholder(block, block.caption ? `<p>${escapeHtml(block.caption)}</p>` : '');
    case 'newsletter':
      return renderPlaceholder(block, `${renderTitle(block.heading)}${block.text ? `<p>${escapeHtml(block.text)}</p>` : ''}`);
    case 'reviewStrip':
      return renderPlaceholder(block, '');
  }
}

function renderInlines(content: readonly Inline[], targets: LinkTargets): string {
  return content
    .map(({ text, bold, italic, link }) => {
      const words = renderLines(text);
      const marked = italic ? `<em>${words}</em>` : words;
      const strong = bold ? `<strong>${marked}</strong>` : marked;
      return link ? renderLink(link, strong, targets) : strong;
    })
    .join('');
}

function renderLink(to: LinkTo, words: string, targets: LinkTargets, marks = ''): string {
  const href = 'url' in to ? to.url : Object.hasOwn(targets, to.entityId) ? targets[to.entityId]?.url : undefined;
  if (href === undefined) return words;
  return `<a${marks} href="${escapeHtml(href)}"${href.startsWith('/') ? '' : ' rel="noopener"'}>${words}</a>`;
}

function renderCards(ids: readonly string[], targets: LinkTargets): string {
  const linked = ids.flatMap((id) => (Object.hasOwn(targets, id) ? [targets[id]] : []));
  const items = linked.map((one) => (one ? `<li><a href="${escapeHtml(one.url)}">${escapeHtml(one.title)}</a></li>` : ''));
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}

function renderFigure(image: ImageView, caption?: string): string {
  if (!image.url) return '';
  const srcset = image.srcSet ? ` srcset="${escapeHtml(image.srcSet)}"` : '';
  const picture = `<img src="${escapeHtml(image.url)}"${srcset} alt="${escapeHtml(image.alt)}" width="${image.width}" height="${image.height}" loading="lazy">`;
  return `<figure>${picture}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`;
}

function renderPlaceholder({ type, id }: Block, content: string): string {
  return `<div data-block="${type}" id="${escapeHtml(id)}">${content}</div>`;
}

function renderTitle(text: string | undefined): string {
  return text ? `<p class="title">${escapeHtml(text)}</p>` : '';
}

function renderLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
