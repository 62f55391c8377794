import { useInsertionEffect } from 'react';

/**
 * What the scroll lock of Radix gets instead of `react-style-singleton` (vite.config.ts). The package inserts a style element whose text
 * depends on the browser, so no hash in a Content-Security-Policy could allow it; constructed style sheets need no permission. As with
 * the package, the styles of the first instance apply until the last is unmounted.
 */
export function styleSingleton() {
  let sheet: CSSStyleSheet | undefined;
  let instances = 0;

  const add = (styles: string) => {
    instances += 1;
    if (instances > 1) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  };
  const remove = () => {
    instances -= 1;
    if (instances === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };

  return function SingletonStyle({ styles }: { styles: string }): null {
    useInsertionEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
