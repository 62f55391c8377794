import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { ReactElement, Ref } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** Props that every component passes to its root element. */
interface Root {
  ref: Ref<never>;
  className: string;
  style: { opacity: number };
  id: string;
  'data-test': string;
  'aria-description': string;
}

/** Contract that every component must meet. `rootId` is set where the root's id is derived from the given one; `onServer` is false for components that only render in a portal. */
export function describeComponent(name: string, draw: (root: Root) => ReactElement, rootId: string = marks.id, onServer = true) {
  describe(name, () => {
    const messages = jest.fn();
    beforeEach(() => {
      for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation(messages);
    });
    afterEach(() => {
      cleanup();
      jest.restoreAllMocks();
      expect(messages).not.toHaveBeenCalled();
    });

    test('passes ref, className, style, id, data-* and aria-* to the root', () => {
      const nodes: (Element | null)[] = [];
      const ref = (node: Element | null) => void nodes.push(node);
      const { rerender } = render(draw({ ...marks, ref }));
      const [root] = nodes;
      expect(root).toBe(document.getElementById(rootId));
      expect(root).toHaveClass('mine');
      expect(root).toHaveStyle({ opacity: 0.5 });
      expect(root).toHaveAttribute('data-test', 'yes');
      expect(root).toHaveAttribute('aria-description', 'mine too');
      rerender(draw({ ...marks, ref }));
      expect(nodes).toHaveLength(1); // a ref with a new identity on each render can cause an infinite loop in React 19
    });

    test('renders on the server and hydrates without console messages', async () => {
      const tree = <StrictMode>{draw({ ...marks, ref: null })}</StrictMode>;
      const container = document.createElement('div');
      container.innerHTML = renderToString(tree);
      expect(container.innerHTML.includes(rootId)).toBe(onServer);
      document.body.append(container);
      const hydrated = await act(async () => hydrateRoot(container, tree, { onRecoverableError: messages }));
      await act(async () => hydrated.unmount());
      container.remove();
    });
  });
}

const marks = { className: 'mine', style: { opacity: 0.5 }, id: 'root-of-it', 'data-test': 'yes', 'aria-description': 'mine too' };
