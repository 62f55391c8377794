import sanitizeHtml from 'sanitize-html';

/** The allow-list for the HTML of rich text; everything else is removed or escaped. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags:
    'p h2 h3 h4 ul ol li strong em a blockquote cite figure figcaption img hr br div table thead tbody tr th td aside details summary'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'rel', 'class'],
    img: ['src', 'srcset', 'alt', 'width', 'height', 'loading'],
    th: ['scope'],
    '*': ['id'],
    div: ['data-block', 'class'],
    aside: ['class'],
    p: ['class'],
    figure: ['class'],
  },
  allowedClasses: {
    a: ['cta', 'video'],
    aside: ['callout-info', 'callout-tip', 'callout-warning'],
    div: ['gallery'],
    figure: ['quote'],
    p: ['title'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'escape',
  transformTags: { a: (tagName, { href, ...attribs }) => ({ tagName, attribs: isSafeUrl(href) ? { href, ...attribs } : attribs }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/** Removes or escapes everything that is not on the allow-list. */
export function sanitizeBody(html: string): string {
  return sanitizeHtml(html, allowed);
}

/** An https or mailto URL, or a path of this site. */
function isSafeUrl(href: string | undefined): href is string {
  return href !== undefined && /^(?:https:\/\/|mailto:|\/(?![/\\]))/i.test(href);
}
