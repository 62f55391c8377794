import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { ReactElement, Ref } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** What reaches the root of every component. */
interface Root {
  ref: Ref<never>;
  className: string;
  style: { opacity: number };
  id: string;
  'data-test': string;
  'aria-description': string;
}

/** What must hold for every component; `rootId` where the root has an id made from the one it is given, `onServer` is false where it is drawn over the page by the browser alone. */
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

    test('ref, class, style, id, data and aria reach the root', () => {
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
      expect(nodes).toHaveLength(1); // a ref that is set anew on each render sends React 19 round in circles
    });

    test('the server renders it, and the browser takes it over, without a word', async () => {
      const tree = <StrictMode>{draw({ ...marks, ref: null })}</StrictMode>;
      const place = document.createElement('div');
      place.innerHTML = renderToString(tree);
      expect(place.innerHTML.includes(rootId)).toBe(onServer);
      document.body.append(place);
      const taken = await act(async () => hydrateRoot(place, tree, { onRecoverableError: messages }));
      await act(async () => taken.unmount());
      place.remove();
    });
  });
}

const marks = { className: 'mine', style: { opacity: 0.5 }, id: 'root-of-it', 'data-test': 'yes', 'aria-description': 'mine too' };
