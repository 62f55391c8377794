/** Marks the element that had the focus when the next frame, or the reader, took it elsewhere. */
const MARK = 'data-had-focus';

/**
 * Only one document has the focus, but each frame of a docs page shows a state of its own. Once its story is finished, and until the reader
 * uses it, nothing in the story hears that the focus is gone, so that lists stay open; and styles for `:focus` go on applying.
 */
export function keepFocus(frame: Element): void {
  const rules = document.head.appendChild(document.createElement('style'));
  let isRingVisible = false;
  window.addEventListener('focusin', ({ target }) => {
    isRingVisible = target instanceof Element && target.matches(':focus-visible');
  });
  for (const event of ['blur', 'focusout'])
    window.addEventListener(
      event,
      (loss) => {
        if (!frame.hasAttribute('data-settled')) return;
        loss.stopImmediatePropagation();
        if (!(loss.target instanceof Element) || loss.target.hasAttribute(MARK)) return;
        rules.textContent = [...document.styleSheets].map((sheet) => repeatFocusRules(sheet.cssRules, isRingVisible)).join('\n');
        loss.target.setAttribute(MARK, '');
      },
      { capture: true },
    );
  for (const event of ['pointerdown', 'keydown'])
    window.addEventListener(
      event,
      ({ isTrusted }) => {
        if (!isTrusted) return;
        frame.removeAttribute('data-settled');
        document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
      },
      { capture: true },
    );
}

/** The rules for focused elements, written for marked ones. */
function repeatFocusRules(list: CSSRuleList, isRingVisible: boolean): string {
  const pseudo = isRingVisible ? /:focus(?:-visible)?(?![\w-])/g : /:focus(?![\w-])/g;
  return [...list]
    .map((rule) => {
      if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText} { ${repeatFocusRules(rule.cssRules, isRingVisible)} }`;
      if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':focus')) return '';
      rule.selectorText = rule.selectorText.replaceAll(/:not\(:focus(?:-visible)?\)(?!:not\(\[data-had)/g, `$&:not([${MARK}])`);
      return `${rule.selectorText.replaceAll(pseudo, `[${MARK}]`)} { ${rule.style.cssText} }`;
    })
    .join('\n');
}
