import type { ReactNode } from 'react';
import { layOutMap, type MapContents, type MapLayout } from './layOutMap.ts';
import { Border, Dot, Ground, Leader, Leg, Lines, Route, Sea, Sheet } from './MapDrawing.styles.ts';
import { MapFeatures } from './MapFeatures.tsx';
import { Degrees, LegText, Name, NameLink, Scale, Waymark } from './MapLettering.styles.ts';
import { MapLocatorSheet } from './MapLocatorSheet.tsx';
import type { MapPlace } from './mapPlace.ts';
import type { SheetLine } from './mapSheet.ts';
import { formatNumbers, pathThrough, routeThrough, type Waypoint } from './waypoints.ts';

/** Props of MapDrawing. */
export interface MapDrawingProps extends Omit<MapContents, 'hasWorld'> {
  /** URL of a map of the world for the locator. */
  world: string | undefined;
  /** Accessible name of the map when there is no list. */
  label: string;
  /** Text of the scale bar. */
  scaleText: (km: number) => ReactNode;
}

/** The map itself: land, graticule, route, marks and scale. It is never mirrored. */
export function MapDrawing({ world, label, scaleText, ...contents }: MapDrawingProps) {
  const { places, legend, plain, format } = contents;
  const layout = layOutMap({ ...contents, hasWorld: world !== undefined });
  const { marking, parallels, meridians, legs, marks } = layout;
  const hasLinks = places.some(({ href }) => href !== undefined);
  const accessibility = legend || plain ? { 'aria-hidden': true } : { role: hasLinks ? 'group' : 'img', 'aria-label': label };
  return (
    <Sheet
      dir="ltr"
      data-alone={!legend}
      data-plain={plain}
      data-format={format}
      data-land={contents.land !== undefined}
      {...accessibility}
    >
      <Sea>
        {layout.land.map(({ src, x, y, width, height }) => (
          <Ground
            key={src}
            viewBox="0 0 500 500"
            preserveAspectRatio="none"
            focusable="false"
            aria-hidden="true"
            style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
          >
            <use href={src} />
          </Ground>
        ))}
      </Sea>
      <Lines viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
        <path d={graticule(parallels, meridians)} />
        {legend && <Border d={neatline(parallels, meridians)} />}
        {layout.route.length > 0 && <Route d={routeThrough(layout.route)} />}
        {legs.map((line, index) => (
          <Leg key={index} d={pathThrough(line.points)} data-part="halo" data-days={line.days?.join(' ')} />
        ))}
        {legs.map((line, index) => (
          <Leg key={index} d={pathThrough(line.points)} data-mode={line.mode} data-days={line.days?.join(' ')} />
        ))}
        {legs.map(
          (line, index) =>
            line.mode === 'train' && <Leg key={index} d={pathThrough(line.points)} data-mode={line.mode} data-part="ticks" />,
        )}
        {!legend && !plain && <Leader d={leaders(marks, marking.room.line)} />}
        {!legend && <Dot d={dots(marks)} />}
        {!legend && <Dot d={dots(marks)} data-part="hole" />}
      </Lines>
      {!plain && <Lettering layout={layout} places={places} legend={legend} world={world} scaleText={scaleText} />}
    </Sheet>
  );
}

/** Props of Lettering. */
interface LetteringProps extends Pick<MapDrawingProps, 'places' | 'legend' | 'world' | 'scaleText'> {
  layout: MapLayout;
}

/** What is written on the map. */
function Lettering({ layout, places, legend, world, scaleText }: LetteringProps) {
  const { parallelLabels, meridianLabels, features, locator, marks, legLabels, bar, scale } = layout;
  return (
    <>
      {parallelLabels.map(({ at, label: degrees }) => (
        <Degrees key={degrees} data-edge="start" aria-hidden="true" style={{ '--fw-at': `${at}%` }}>
          {degrees}
        </Degrees>
      ))}
      {meridianLabels.map(({ at, label: degrees }) => (
        <Degrees key={degrees} data-edge="end" aria-hidden="true" style={{ '--fw-at': `${at}%` }}>
          {degrees}
        </Degrees>
      ))}
      <MapFeatures features={features} />
      {world !== undefined && locator && <MapLocatorSheet world={world} {...locator} />}
      {legend &&
        marks.map(({ x, y, numbers }) => (
          <Waymark key={numbers[0]} style={{ '--fw-x': `${x}%`, '--fw-y': `${y}%` }}>
            {formatNumbers(numbers)}
          </Waymark>
        ))}
      {marks.map(({ label: at, numbers: [number = 1], name }) => {
        const { id, days, ...place } = places[number - 1] ?? {};
        return (
          at && (
            <Name
              key={number}
              id={legend ? undefined : id}
              data-days={days?.join(' ')}
              data-side={at.side}
              style={{ '--fw-x': `${at.x}%`, '--fw-y': `${at.y}%` }}
            >
              {legend ? name : <NameOfPlace {...place} name={name} />}
            </Name>
          )
        );
      })}
      {legLabels.map(({ x, y, text, isNarrow }) => (
        <LegText key={text} aria-hidden="true" data-room={isNarrow ? undefined : 'roomy'} style={{ '--fw-x': `${x}%`, '--fw-y': `${y}%` }}>
          {text}
        </LegText>
      ))}
      {bar && (
        <Scale aria-hidden="true" data-side={bar.side} style={{ '--fw-length': `${scale.width}%` }}>
          <span>{scaleText(scale.km)}</span>
        </Scale>
      )}
    </>
  );
}

/** A name with its note, which leads to the page of the place if it has one. */
function NameOfPlace({ name, href, note }: Pick<MapPlace, 'name' | 'href' | 'note'>) {
  const text = (
    <>
      {name} <small>{note}</small>
    </>
  );
  return href === undefined ? text : <NameLink href={href}>{text}</NameLink>;
}

function graticule(parallels: readonly SheetLine[], meridians: readonly SheetLine[]): string {
  return [...parallels.map(({ at }) => `M0 ${at}H100`), ...meridians.map(({ at }) => `M${at} 0V100`)].join('');
}

/** A zero-length path with round caps is a dot that is not distorted when the drawing stretches. */
function dots(marks: readonly { x: number; y: number }[]): string {
  return marks.map(({ x, y }) => `M${x} ${y}h.01`).join('');
}

/** Lines from marks to names that found room only farther away. */
function leaders(marks: readonly Waypoint[], line: number): string {
  return marks.flatMap(({ x, y, label }) => (label && Math.abs(label.y - y) > line ? [`M${x} ${y}L${label.x} ${label.y}`] : [])).join('');
}

/** Bars of the neatline: every second segment between two graticule lines is filled. */
function neatline(parallels: readonly SheetLine[], meridians: readonly SheetLine[]): string {
  const across = everySecond(meridians).map(([from, to]) => `M${from} 0H${to}M${from} 100H${to}`);
  const down = everySecond(parallels).map(([from, to]) => `M0 ${from}V${to}M100 ${from}V${to}`);
  return [...across, ...down].join('');
}

function everySecond(lines: readonly SheetLine[]): [from: number, to: number][] {
  const stops = [0, ...lines.map(({ at }) => at).toSorted((a, b) => a - b), 100];
  return stops.flatMap((from, index): [number, number][] =>
    index % 2 === 0 && index + 1 < stops.length ? [[from, stops[index + 1] ?? 100]] : [],
  );
}
