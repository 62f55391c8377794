import newsreader from '@farwend/design-system/fonts/newsreader.woff2?url';
import instrumentSans from '@farwend/design-system/fonts/instrument-sans.woff2?url';
import { StrictMode, useEffect, type ReactNode } from 'react';

/** Props of DeskDocument. */
export interface DeskDocumentProps {
  /** The desk; a direct child of the body, so that it hydrates without a wrapper. */
  children: ReactNode;
}

/** The HTML document of the desk: no manifest, no analytics, nothing for search engines. */
export function DeskDocument({ children }: DeskDocumentProps) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'; // end-to-end tests wait for it
  }, []);
  return (
    <StrictMode>
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="preload" href={newsreader} as="font" type="font/woff2" crossOrigin="anonymous" />
          <link rel="preload" href={instrumentSans} as="font" type="font/woff2" crossOrigin="anonymous" />
        </head>
        <body>{children}</body>
      </html>
    </StrictMode>
  );
}
