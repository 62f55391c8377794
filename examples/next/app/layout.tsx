import '@farwend/design-system/fonts.css';
import { GlobalStyle } from '@farwend/design-system';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { RouterLinks } from './RouterLinks.tsx';
import { StyleRegistry } from './StyleRegistry.tsx';

export const metadata: Metadata = { title: 'Farwend with Next', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <StyleRegistry>
          <GlobalStyle />
          <RouterLinks>{children}</RouterLinks>
        </StyleRegistry>
      </body>
    </html>
  );
}
