import type { ModeName } from '@farwend/design-system/theme';
import { useEffect, useRef } from 'react';
import { storyUrl } from '#src/docs/frames/storyUrl.ts';
import { useElementWidth } from '#src/docs/frames/useElementWidth.ts';

interface ThemePreviewProps {
  /** Accessible name of the frame. */
  title: string;
  /** Storybook id of the page's story. */
  story: string;
  mode: ModeName;
  /** Width of the page's window in pixels. */
  width: number;
  /** Style sheet of the theme. */
  css: string;
}

/** Height of the frame on the screen. */
const height = 720;

/** A page of the site in a window of its own with the theme's style sheet, scaled down where it is wider than its place. */
export function ThemePreview({ title, story, mode, width, css }: ThemePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, available] = useElementWidth<HTMLDivElement>();
  const scale = available === 0 ? 1 : Math.min(1, available / width);
  useEffect(() => applyStyleSheet(frame.current, css), [css]);
  return (
    <div ref={place} className="theme-preview" style={{ blockSize: height }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook, which is styled from here */}
      <iframe
        key={`${story} ${mode}`}
        ref={frame}
        title={title}
        src={storyUrl(story, { mode })}
        style={{ inlineSize: width, blockSize: height / scale, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => applyStyleSheet(currentTarget, css)}
      />
    </div>
  );
}

/** Adopted style sheets come after those of the document, whenever the story renders them. */
function applyStyleSheet(frame: HTMLIFrameElement | null, css: string): void {
  const inside = frame?.contentDocument;
  const view = inside?.defaultView;
  if (!inside || !view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  inside.adoptedStyleSheets = [sheet];
}
