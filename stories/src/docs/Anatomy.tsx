import { useOf } from '@storybook/addon-docs/blocks';
import type { ModuleExport } from 'storybook/internal/types';
import { StoryFrame } from './frames/StoryFrame.tsx';
import { placeCallOuts } from './placeCallOuts.ts';

/** A part of a component, numbered in the drawing. */
export interface AnatomyPart {
  /** Its name: the one that code, stories and designers use. */
  part: string;
  /** Selector of its element in the story; the first that is visible counts. */
  selector: string;
  /** What it is for, or how it behaves, in one sentence. */
  does: string;
}

interface AnatomyProps {
  /** The story that is drawn. */
  of: ModuleExport;
  parts: readonly AnatomyPart[];
}

/** A story with its parts numbered, and what each is for. */
export function Anatomy({ of, parts }: AnatomyProps) {
  const { story } = useOf(of, ['story']);
  return (
    <figure className="canvas anatomy">
      <StoryFrame story={story} overlay={(content) => drawCallOuts(parts, content)} />
      <figcaption>
        <ol>
          {parts.map(({ part, does }) => (
            <li key={part}>
              <strong>{part}.</strong> {does}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

/** Outlines of the parts, each with its number beside it. */
function drawCallOuts(parts: readonly AnatomyPart[], content: Document) {
  const boxes = parts.map(({ selector }) =>
    [...content.querySelectorAll(selector)].find((one) => one.checkVisibility({ visibilityProperty: true }))?.getBoundingClientRect(),
  );
  const { clientWidth: width, clientHeight: height } = content.documentElement;
  const places = placeCallOuts(boxes, { width, height, isBlank: (x, y) => isBlank(content.elementFromPoint(x, y)) });
  return parts.map(({ part }, index) => {
    const [box, place] = [boxes[index], places[index]];
    if (!box || !place) return null;
    return (
      <div key={part} className="call-out" data-part={part} style={pick(box)} aria-hidden>
        <span style={{ left: place.left - box.left, top: place.top - box.top }}>{index + 1}</span>
      </div>
    );
  });
}

const pick = ({ left, top, width, height }: DOMRect) => ({ left, top, width, height });

/** Whether an element is only a surface: without words of its own, and no picture or control. */
function isBlank(element: Element | null): boolean {
  if (!element || element.closest('svg, img, button, input, select, textarea')) return false;
  return ![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}
