'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Writes the styles of what the server renders into the page before the markup that needs them, so that nothing flashes unstyled. */
export function StyleRegistry({ children }: { children: ReactNode }) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });
  return typeof window === 'undefined' ? <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager> : children;
}
