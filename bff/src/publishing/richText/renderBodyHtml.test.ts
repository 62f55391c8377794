import type { Block } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { renderBodyHtml, type LinkTargets } from './renderBodyHtml.ts';
import { sanitizeBody } from './sanitizeBody.ts';

const id = '018f0000-0000-7000-8000-000000000000';
const targets: LinkTargets = { [id]: { url: '/guides/kenya/', title: 'Kenya' } };
const html = (block: Block, linkTargets: LinkTargets = targets) => renderBodyHtml({ blocks: [block] }, linkTargets);
const paragraph = (content: Extract<Block, { type: 'paragraph' }>['content']): Block => ({ id: 'a', type: 'paragraph', content });
const picture = {
  id,
  url: 'https://photos.example.com/a.jpg',
  srcSet: 'https://photos.example.com/a.jpg 640w',
  alt: 'A "herd"',
  width: 640,
  height: 480,
  focalX: 0.5,
  focalY: 0.5,
  dominantColor: '#808080',
};

test.each<[string, Block, string]>([
  ['heading', { id: 'h', type: 'heading', level: 2, text: 'Rain & sun' }, '<h2 id="h">Rain &amp; sun</h2>'],
  [
    'marks',
    paragraph([
      { text: 'bold', bold: true },
      { text: ' both', bold: true, italic: true },
    ]),
    '<p><strong>bold</strong><strong><em> both</em></strong></p>',
  ],
  ['record', paragraph([{ text: 'Go', link: { entityType: 'guide', entityId: id } }]), '<p><a href="/guides/kenya/">Go</a></p>'],
  [
    'address',
    paragraph([{ text: 'Go', link: { url: 'https://example.com/?a=1&b=2' } }]),
    '<p><a href="https://example.com/?a=1&amp;b=2" rel="noopener">Go</a></p>',
  ],
  ['list', { id: 'l', type: 'list', ordered: true, items: [[{ text: 'one' }]] }, '<ol><li>one</li></ol>'],
  [
    'quote',
    { id: 'q', type: 'quote', text: 'Slow\nis far', attribution: 'Ada' },
    '<figure class="quote"><blockquote>Slow<br />is far</blockquote><figcaption><cite>Ada</cite></figcaption></figure>',
  ],
  [
    'table',
    { id: 't', type: 'table', headers: ['Month'], rows: [['May']] },
    '<table><thead><tr><th scope="col">Month</th></tr></thead><tbody><tr><td>May</td></tr></tbody></table>',
  ],
  [
    'callout',
    { id: 'c', type: 'callout', tone: 'TIP', title: 'Early', content: [{ text: 'Go early.' }] },
    '<aside class="callout-tip"><p class="title">Early</p><p>Go early.</p></aside>',
  ],
  [
    'faq',
    { id: 'f', type: 'faq', items: [{ question: 'When?', answer: 'In May.' }] },
    '<details><summary>When?</summary><p>In May.</p></details>',
  ],
  ['cta', { id: 'b', type: 'cta', label: 'Plan', href: { url: '/trip-request/' } }, '<p><a href="/trip-request/" class="cta">Plan</a></p>'],
  [
    'cards',
    { id: 'e', type: 'entityList', items: [{ entityType: 'guide', entityId: id }] },
    '<div data-block="entityList" id="e"><ul><li><a href="/guides/kenya/">Kenya</a></li></ul></div>',
  ],
  ['live', { id: 'r', type: 'reviewStrip', filter: {} }, '<div data-block="reviewStrip" id="r"></div>'],
  ['divider', { id: 'd', type: 'divider' }, '<hr />'],
])('a block becomes HTML: %s', (_, block, expected) => expect(html(block)).toBe(expected));

test('images have alternative text and sizes', () => {
  const figure = html({ id: 'i', type: 'image', image: picture, caption: 'At dawn' });
  expect(figure).toContain('alt="A &quot;herd&quot;" width="640" height="480" loading="lazy"');
  expect(figure).toContain('<figcaption>At dawn</figcaption>');
});

test('links to unpublished records are plain text', () => {
  expect(html(paragraph([{ text: 'Go', link: { entityType: 'guide', entityId: id } }]), {})).toBe('<p>Go</p>');
  expect(html({ id: 'e', type: 'entityList', items: [{ entityType: 'guide', entityId: id }] }, {})).not.toContain('<a');
});

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<svg/onload=alert(1)>',
  '</p><iframe src="https://evil.example">',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/',
  '<style>*{display:none}</style>',
  '<!--><script>alert(1)</script>-->',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<a href="jAvAsCrIpT:alert(1)">x</a>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">',
];
/** Tags and attributes as a browser would parse them. */
const tagsOf = (text: string) => [...text.matchAll(/<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>/g)];
function expectHarmless(text: string): void {
  const tags = tagsOf(text);
  expect(text.replaceAll(/<\/?[a-z][a-z0-9]*(?:\s+[a-z-]+="[^"]*")*\s*\/?>/g, '')).not.toMatch(/[<>]/);
  for (const [, name, attributes] of tags) {
    expect(name).toMatch(
      /^(p|h[2-4]|ul|ol|li|strong|em|a|blockquote|cite|figure|figcaption|img|hr|br|div|table|thead|tbody|tr|th|td|aside|details|summary)$/,
    );
    for (const [, attribute, value] of (attributes ?? '').matchAll(/([a-z-]+)="([^"]*)"/g)) {
      expect(attribute).toMatch(/^(href|rel|class|src|srcset|alt|width|height|loading|scope|id|data-block)$/);
      if (attribute === 'href') expect(value).toMatch(/^(https:|mailto:|\/(?!\/))/i);
    }
  }
}
const text = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...hostile).chain((one) => fc.string().map((more) => one + more)),
);
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ id: text, type: fc.constant('heading' as const), level: fc.constantFrom(2, 3, 4), text }),
  fc.record({ text, url: text }).map((one) => paragraph([{ text: one.text, bold: true, link: { url: one.url } }])),
  fc.record({ id: text, type: fc.constant('quote' as const), text, attribution: text }),
  fc.record({ id: text, type: fc.constant('table' as const), headers: fc.array(text), rows: fc.array(fc.array(text)) }),
  fc.record({ id: text, type: fc.constant('video' as const), url: text, title: text }),
  fc.record({ question: text, answer: text }).map((item): Block => ({ id: 'f', type: 'faq', items: [item] })),
  fc
    .record({ alt: text, url: text, srcSet: text })
    .map((one): Block => ({ id: 'i', type: 'image', image: { ...picture, ...one }, caption: one.alt })),
  fc.record({ id: text, type: fc.constant('cta' as const), label: text, href: text.map((url) => ({ url })) }),
);

test('any text renders as harmless HTML', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (blocks) => expectHarmless(renderBodyHtml({ blocks }, targets))),
    { numRuns: 300 },
  );
});

test.each(hostile)('the allow-list alone neutralizes %s', (one) => expectHarmless(sanitizeBody(one)));
