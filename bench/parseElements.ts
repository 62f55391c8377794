/** A text, or an element with its attributes and children. */
export type PageNode = string | { tag: string; attributes: Record<string, string>; children: PageNode[] };

const voidElements = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source']);
const reactNames: Record<string, string> = {
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

/** Parses the body of a rendered page, without scripts and styles: what a plain React page of the same size renders. */
export function parseElements(html: string): PageNode[] {
  const body = (/<body[\s\S]*<\/body>/.exec(html)?.[0] ?? html)
    .replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  const root: PageNode[] = [];
  const open: PageNode[][] = [root];
  for (const [, close, tag = '', attributes = '', selfClosed, text] of body.matchAll(/<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>|([^<]+)/gi)) {
    if (text !== undefined) open.at(-1)?.push(text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'));
    else if (close) open.pop();
    else {
      const element = { tag, attributes: parseAttributes(attributes), children: [] as PageNode[] };
      open.at(-1)?.push(element);
      if (!selfClosed && !voidElements.has(tag)) open.push(element.children);
    }
  }
  return root;
}

function parseAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].filter(
    ([, name = '']) => name !== 'style' && name !== 'value' && name !== 'checked',
  );
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [reactNames[name] ?? name, value]));
}
