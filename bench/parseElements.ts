/** A piece of a page: a text, or an element with its attributes and children. */
export type Part = string | { tag: string; attributes: Record<string, string>; children: Part[] };

const empty = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source']);
const renamed: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  novalidate: 'noValidate',
  fetchpriority: 'fetchPriority',
  spellcheck: 'spellCheck',
  inputmode: 'inputMode',
};

/** The body of a rendered page as parts, without its scripts and styles: what a plain React page of the same size renders. */
export function elementsOf(html: string): Part[] {
  const body = (/<body[\s\S]*<\/body>/.exec(html)?.[0] ?? html)
    .replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  const root: Part[] = [];
  const open: Part[][] = [root];
  for (const [, close, tag = '', attributes = '', selfClosed, text] of body.matchAll(/<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>|([^<]+)/gi)) {
    if (text !== undefined) open.at(-1)?.push(text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'));
    else if (close) open.pop();
    else {
      const element = { tag, attributes: attributesOf(attributes), children: [] as Part[] };
      open.at(-1)?.push(element);
      if (!selfClosed && !empty.has(tag)) open.push(element.children);
    }
  }
  return root;
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].filter(
    ([, name = '']) => name !== 'style' && name !== 'value' && name !== 'checked',
  );
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [renamed[name] ?? name, value]));
}
