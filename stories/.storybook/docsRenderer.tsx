import { GlobalStyle } from '@farwend/design-system';
import { DocsRenderer } from '@storybook/addon-docs';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import type { DocsRenderFunction } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';

/** Provides the tokens to docs pages without a story. */
function DocsPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer {...rest}>
      <GlobalStyle />
      {children}
    </DocsContainer>
  );
}

/** Renders docs pages within `DocsPage`; a module of its own, so that a story does not load the blocks of docs pages. */
export function createDocsRenderer() {
  const { render, unmount } = new DocsRenderer<ReactRenderer>();
  const renderDocs: DocsRenderFunction<ReactRenderer> = (context, parameters, element) =>
    render(context, { ...parameters, container: DocsPage }, element);
  return { render: renderDocs, unmount };
}
