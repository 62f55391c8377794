import type { ReactNode } from 'react';
import { Border, Coasts, Degrees, Dot, Land, Lines, Name, Route, Scale, Sea, Sheet, Waymark } from './MapDrawing.styles.ts';
import { mapSheet, type SheetLine } from './mapSheet.ts';
import type { LandSquare, MapPlace } from './RouteMap.tsx';
import { alone, routeThrough, stopsAt, waypoints, withList } from './waypoints.ts';

/** Props of MapDrawing. */
export interface MapDrawingProps {
  /** The places. */
  places: readonly MapPlace[];
  /** Whether a route joins them. */
  route: boolean;
  /** Whether a list beside it says what it shows. */
  legend: boolean;
  /** Squares of land around the places. */
  land: readonly LandSquare[] | undefined;
  /** What the sheet shows, where no list says it. */
  label: string;
  /** The length of the scale in words. */
  scaleText: (km: number) => ReactNode;
}

/** Below it, in percent, stand the degrees of the meridians. */
const FOOT = 94;

/** The sheet itself: land, degrees, route, marks, scale. A map is never mirrored. */
export function MapDrawing({ places, route, legend, land: squares, label, scaleText }: MapDrawingProps) {
  const marking = legend ? withList : alone;
  const { points, parallels, meridians, land, scale } = mapSheet(places, marking.ratio, squares);
  const marks = waypoints(
    points,
    places.map(({ name }) => name),
    marking,
    route,
  );
  const stops = stopsAt(marks, points);
  const said = legend ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Sheet dir="ltr" data-alone={!legend} data-land={squares !== undefined} {...said}>
      <Sea>
        <Coasts>
          {land.map(({ src, x, y, width, height }) => (
            <Land
              key={src}
              style={{
                left: `${x - 0.05}%`,
                top: `${y - 0.05}%`,
                width: `${width + 0.1}%`,
                height: `${height + 0.1}%`,
                maskImage: `url("${src}")`,
              }}
            />
          ))}
        </Coasts>
      </Sea>
      <Lines viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
        <path d={graticule(parallels, meridians)} />
        {legend && <Border d={border(parallels, meridians)} />}
        {route && <Route d={routeThrough(stops)} />}
        {!legend && <Dot d={dots(marks)} />}
        {!legend && <Dot d={dots(marks)} data-part="hole" />}
      </Lines>
      {parallels.map(
        ({ at, label: degrees }) =>
          at < FOOT && (
            <Degrees key={degrees} data-edge="start" style={{ '--fw-at': `${at}%` }}>
              {degrees}
            </Degrees>
          ),
      )}
      {meridians.map(({ at, label: degrees }) => (
        <Degrees key={degrees} data-edge="end" style={{ '--fw-at': `${at}%` }}>
          {degrees}
        </Degrees>
      ))}
      {legend &&
        marks.map(({ x, y, numbers }) => (
          <Waymark key={numbers[0]} style={{ '--fw-x': `${x}%`, '--fw-y': `${y}%` }}>
            {numbers.join(' · ')}
          </Waymark>
        ))}
      {marks.map(
        ({ label: at, numbers: [number = 1], name }) =>
          at && (
            <Name key={number} data-side={at.side} style={{ '--fw-x': `${at.x}%`, '--fw-y': `${at.y}%` }}>
              {name}
              {!legend && <small>{places[number - 1]?.note}</small>}
            </Name>
          ),
      )}
      <Scale style={{ '--fw-length': `${scale.width}%` }}>
        <span>{scaleText(scale.km)}</span>
      </Scale>
    </Sheet>
  );
}

function graticule(parallels: readonly SheetLine[], meridians: readonly SheetLine[]): string {
  return [...parallels.map(({ at }) => `M0 ${at}H100`), ...meridians.map(({ at }) => `M${at} 0V100`)].join('');
}

/** A line of no length with round ends is a dot that never becomes an ellipse. */
function dots(marks: readonly { x: number; y: number }[]): string {
  return marks.map(({ x, y }) => `M${x} ${y}h.01`).join('');
}

/** The bars of the neatline: every second stretch between two lines of degrees is filled. */
function border(parallels: readonly SheetLine[], meridians: readonly SheetLine[]): string {
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
