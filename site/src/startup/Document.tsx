import newsreader from '@farwend/design-system/fonts/newsreader.woff2?url';
import instrumentSans from '@farwend/design-system/fonts/instrument-sans.woff2?url';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { SettingsContext } from '#src/shared/SettingsContext.ts';
import type { PageSettings } from '#src/shared/renderContext.ts';

/** Props of Document. */
export interface DocumentProps {
  settings: PageSettings;
  /** The page; a direct child of the body, so that it hydrates without a wrapper. */
  children: ReactNode;
}

/** The HTML document; title, description and canonical URL come from the page itself. */
export function Document({ settings, children }: DocumentProps) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'; // end-to-end tests and external programs wait for it
  }, []);
  return (
    <StrictMode>
      {/* The inline script in the head may have set an attribute already, if the visitor closed the announcement. */}
      <html lang="en" suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" content="#f5f8fa" media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content="#0b1724" media="(prefers-color-scheme: dark)" />
          <link rel="manifest" href="/site.webmanifest" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          {/* Delay the first paint until the whole page is parsed: half a page would shift when the rest arrives. */}
          <link rel="expect" href="#end" blocking="render" />
          <link rel="preload" href={newsreader} as="font" type="font/woff2" crossOrigin="anonymous" />
          <link rel="preload" href={instrumentSans} as="font" type="font/woff2" crossOrigin="anonymous" />
        </head>
        <body>
          <SettingsContext value={settings}>{children}</SettingsContext>
          <span id="end" hidden />
        </body>
      </html>
    </StrictMode>
  );
}
