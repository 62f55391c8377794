import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { contentHeight, requestedHeight, requestedWidth, WINDOW_HEIGHT } from './frameSize.ts';
import { channelOf, loadFrame } from './loadFrame.ts';
import { storyUrl } from './storyUrl.ts';
import { useElementWidth } from './useElementWidth.ts';
import { useGlobals } from './useGlobals.ts';

/** Height in pixels that a page gives to a story before it is shown. */
const RESERVED_HEIGHT = 120;

/** Frames within this distance of the window are loaded. */
const LOAD_MARGIN = '50%';

interface StoryFrameProps {
  story: PreparedStory;
  /** Draws over the story; called again whenever its layout changes. Coordinates are those of the story's document. */
  overlay?: (story: Document) => ReactNode;
  /** Width in pixels, instead of the width the story needs. */
  width?: number;
  /** Called with the story's document once it is shown; returns what undoes it. */
  onShown?: (story: Document) => () => void;
}

/**
 * A story in a window of its own: its play function runs, media queries see the width it needs, and no style of the page reaches it. The
 * frame is as high as the story; a story that needs more width than the column is scaled down.
 */
export function StoryFrame({ story, overlay, width: chosen, onShown }: StoryFrameProps) {
  const { channel } = use(DocsContext);
  const frame = useRef<HTMLIFrameElement>(null);
  const [box, column] = useElementWidth<HTMLDivElement>();
  const fixedHeight = requestedHeight(story);
  const [height, setHeight] = useState(fixedHeight ?? WINDOW_HEIGHT);
  const [layout, setLayout] = useState(0);
  const [shown, setShown] = useState<string>();
  const globals = useGlobals(story);
  const url = storyUrl(story.id, globals);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const nearby = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        nearby.disconnect();
        void loadFrame(element, url).then(() => setShown(url));
      },
      { rootMargin: LOAD_MARGIN },
    );
    nearby.observe(element);
    return () => nearby.disconnect();
  }, [url]);

  useEffect(() => {
    const content = frame.current?.contentDocument;
    const root = content?.getElementById('storybook-root');
    if (!shown || !content || !root) return undefined;
    const measure = () => {
      setHeight(fixedHeight ?? contentHeight(content));
      setLayout((count) => count + 1);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(root);
    const elements = new MutationObserver(measure);
    elements.observe(content.body, { childList: true, subtree: true, attributes: true });
    return () => {
      sizes.disconnect();
      elements.disconnect();
    };
  }, [shown, fixedHeight]);

  useEffect(() => {
    const forward = (event: string) => (payload: { storyId: string }) => {
      if (payload.storyId === story.id && frame.current) channelOf(frame.current)?.emit(event, payload);
    };
    const listeners = ['updateStoryArgs', 'resetStoryArgs'].map((event) => [event, forward(event)] as const);
    for (const [event, listener] of listeners) channel.on(event, listener);
    return () => listeners.forEach(([event, listener]) => channel.off(event, listener));
  }, [channel, story.id]);

  useEffect(() => {
    const content = frame.current?.contentDocument;
    return shown && content ? onShown?.(content) : undefined;
  }, [shown, onShown]);

  const { exact, atLeast = 0 } = requestedWidth(story);
  const width = chosen ?? exact ?? Math.max(column, atLeast);
  const scale = column === 0 ? 1 : Math.min(1, column / width);
  const content = shown ? frame.current?.contentDocument : undefined;
  return (
    <div ref={box} className="story-frame" style={{ blockSize: (layout > 0 ? height : (fixedHeight ?? RESERVED_HEIGHT)) * scale }}>
      <div style={{ width, height, left: Math.max(0, (column - width) / 2), transform: `scale(${scale})` }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook, which is measured from here */}
        <iframe
          ref={frame}
          title={story.name}
          data-story={story.id}
          data-shown={shown === url ? layout > 0 : false}
          data-scrolls={fixedHeight !== undefined}
        />
        {content && overlay?.(content)}
      </div>
    </div>
  );
}
