import type { Block, RichText } from '@farwend/api-contract';
import type { ImageView } from '#src/entities/images/imageView.ts';
import { sanitizeBody } from './sanitizeBody.ts';

type Inline = Extract<Block, { type: 'paragraph' }>['content'][number];
type LinkTo = NonNullable<Inline['link']>;

/** Present address and title of what a text may link to, by id; only of what visitors can see. */
export type LinkTargets = Readonly<Record<string, { url: string; title: string }>>;

/**
 * A text as HTML: links lead to the present addresses of published pieces, links to anything else are plain words. What a page fills
 * itself (maps, lists of cards, reviews, the newsletter) is an empty `div` with the name of its block, or a list of links. Sanitised last.
 */
export function bodyHtml({ blocks }: RichText, targets: LinkTargets): string {
  return sanitizeBody(blocks.map((block) => blockHtml(block, targets)).join('\n'));
}

function blockHtml(block: Block, targets: LinkTargets): string {
  switch (block.type) {
    case 'heading':
      return `<h${block.level} id="${escaped(block.id)}">${escaped(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${inlines(block.content, targets)}</p>`;
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul';
      return `<${name}>${block.items.map((item) => `<li>${inlines(item, targets)}</li>`).join('')}</${name}>`;
    }
    case 'quote':
      return `<figure class="quote"><blockquote>${lines(block.text)}</blockquote>${block.attribution ? `<figcaption><cite>${escaped(block.attribution)}</cite></figcaption>` : ''}</figure>`;
    case 'image':
      return figure(block.image, block.caption);
    case 'gallery':
      return `<div class="gallery">${block.images.map((image) => figure(image)).join('')}</div>`;
    case 'video':
      return `<p><a class="video" rel="noopener" href="${escaped(block.url)}">${escaped(block.title)}</a></p>`;
    case 'table':
      return `<table><thead><tr>${block.headers.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead><tbody>${block.rows
        .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
        .join('')}</tbody></table>`;
    case 'callout':
      return `<aside class="callout-${block.tone.toLowerCase()}">${title(block.title)}<p>${inlines(block.content, targets)}</p></aside>`;
    case 'faq':
      return block.items
        .map(({ question, answer }) => `<details><summary>${escaped(question)}</summary><p>${lines(answer)}</p></details>`)
        .join('\n');
    case 'cta':
      return `<p>${linked(block.href, escaped(block.label), targets, ' class="cta"')}</p>`;
    case 'divider':
      return '<hr>';
    case 'entityList':
      return live(
        block,
        `${title(block.title)}${cards(
          block.items.map(({ entityId }) => entityId),
          targets,
        )}`,
      );
    case 'dayByDay':
      return live(block, cards([block.itineraryId], targets));
    case 'map':
      return live(block, block.caption ? `<p>${escaped(block.caption)}</p>` : '');
    case 'newsletter':
      return live(block, `${title(block.heading)}${block.text ? `<p>${escaped(block.text)}</p>` : ''}`);
    case 'reviewStrip':
      return live(block, '');
  }
}

function inlines(content: readonly Inline[], targets: LinkTargets): string {
  return content
    .map(({ text, bold, italic, link }) => {
      const words = lines(text);
      const marked = italic ? `<em>${words}</em>` : words;
      const strong = bold ? `<strong>${marked}</strong>` : marked;
      return link ? linked(link, strong, targets) : strong;
    })
    .join('');
}

function linked(to: LinkTo, words: string, targets: LinkTargets, marks = ''): string {
  const href = 'url' in to ? to.url : Object.hasOwn(targets, to.entityId) ? targets[to.entityId]?.url : undefined;
  if (href === undefined) return words;
  return `<a${marks} href="${escaped(href)}"${href.startsWith('/') ? '' : ' rel="noopener"'}>${words}</a>`;
}

function cards(ids: readonly string[], targets: LinkTargets): string {
  const known = ids.flatMap((id) => (Object.hasOwn(targets, id) ? [targets[id]] : []));
  const items = known.map((one) => (one ? `<li><a href="${escaped(one.url)}">${escaped(one.title)}</a></li>` : ''));
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}

function figure(image: ImageView, caption?: string): string {
  if (!image.url) return '';
  const srcset = image.srcSet ? ` srcset="${escaped(image.srcSet)}"` : '';
  const picture = `<img src="${escaped(image.url)}"${srcset} alt="${escaped(image.alt)}" width="${image.width}" height="${image.height}" loading="lazy">`;
  return `<figure>${picture}${caption ? `<figcaption>${escaped(caption)}</figcaption>` : ''}</figure>`;
}

function live({ type, id }: Block, content: string): string {
  return `<div data-block="${type}" id="${escaped(id)}">${content}</div>`;
}

function title(text: string | undefined): string {
  return text ? `<p class="title">${escaped(text)}</p>` : '';
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
