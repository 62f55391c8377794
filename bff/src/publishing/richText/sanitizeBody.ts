import sanitizeHtml from 'sanitize-html';

/** Everything that HTML of a text may hold. The one allow-list: what is not here does not leave the server. */
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
  transformTags: { a: (tagName, { href, ...attribs }) => ({ tagName, attribs: isSafe(href) ? { href, ...attribs } : attribs }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/** HTML with everything taken out that is not on the allow-list. */
export function sanitizeBody(html: string): string {
  return sanitizeHtml(html, allowed);
}

/** An address outside over https, of a mail, or a path of this site. */
function isSafe(href: string | undefined): href is string {
  return href !== undefined && /^(?:https:\/\/|mailto:|\/(?![/\\]))/i.test(href);
}
