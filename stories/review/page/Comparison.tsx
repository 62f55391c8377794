import type { CSSProperties } from 'react';
import type { Picture, PicturePair } from '../comparePictures.ts';

interface ComparisonProps {
  pair: PicturePair;
  /** What the pictures show: `Primary, Light, 320 px`. */
  of: string;
}

/** Before, after and difference, which style sheet and script arrange as the reader chooses. */
export function Comparison({ pair: { before, after, mask }, of }: ComparisonProps) {
  const width = Math.max(before?.width ?? 0, after?.width ?? 0);
  const style: CSSProperties & Record<`--${string}`, number> = { '--width': width };
  return (
    <div className={before && after ? 'comparison' : 'comparison alone'} style={style}>
      <div className="stage">
        {before && <Figure kind="before" caption="Before" picture={before} alt={`${of}, before`} width={width} />}
        {after && <Figure kind="after" caption="After" picture={after} alt={`${of}, after`} width={width} />}
        {mask && after && (
          <figure className="difference">
            <figcaption>Difference</figcaption>
            <div>
              <img src={after.file} alt="" loading="lazy" width={after.width} height={after.height} style={shareOf(after, width)} />
              <img
                src={mask.file}
                alt={`${of}, what differs in red`}
                loading="lazy"
                width={mask.width}
                height={mask.height}
                style={shareOf(mask, width)}
              />
            </div>
          </figure>
        )}
      </div>
      {before && after && (
        <>
          <label className="position">
            <span>Boundary</span>
            <input type="range" min="0" max="100" defaultValue="50" aria-label={`Boundary between before and after, ${of}`} />
          </label>
          <button type="button" name="flip" className="flip" aria-pressed="false">
            Show before
          </button>
        </>
      )}
    </div>
  );
}

interface FigureProps {
  kind: 'before' | 'after';
  caption: string;
  picture: Picture;
  alt: string;
  /** Width of both pictures together. */
  width: number;
}

function Figure({ kind, caption, picture, alt, width }: FigureProps) {
  return (
    <figure className={kind}>
      <figcaption>
        {caption} <a href={picture.file}>{`${picture.width} × ${picture.height} px`}</a>
      </figcaption>
      <img src={picture.file} alt={alt} loading="lazy" width={picture.width} height={picture.height} style={shareOf(picture, width)} />
    </figure>
  );
}

/** Keeps pictures of different widths on one scale. */
function shareOf(picture: Picture, width: number): CSSProperties {
  return picture.width === width ? {} : { maxInlineSize: `${(picture.width / width) * 100}%` };
}
