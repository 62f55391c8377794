import { useOf } from '@storybook/addon-docs/blocks';
import type { ModuleExport } from 'storybook/internal/types';
import { StoryFrame } from './frames/StoryFrame.tsx';

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
      <StoryFrame
        story={story}
        overlay={(content) => parts.map((part, index) => <CallOut key={part.part} number={index + 1} part={part} content={content} />)}
      />
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

/** How far a number stands out of its outline, in pixels, unless it would leave the drawing. */
const OVERHANG = 14;

/** The number of a part, at the upper left corner of its outline. */
function CallOut({ number, part: { part, selector }, content }: { number: number; part: AnatomyPart; content: Document }) {
  const element = [...content.querySelectorAll(selector)].find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return (
    <div className="call-out" data-part={part} style={{ left, top, width, height }} aria-hidden>
      <span style={{ left: -Math.min(OVERHANG, left), top: -Math.min(OVERHANG, top) }}>{number}</span>
    </div>
  );
}
