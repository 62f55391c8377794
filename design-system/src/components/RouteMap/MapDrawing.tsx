import type { ReactNode } from 'react';
import { Border, Coasts, Degrees, Dot, Land, Lines, Name, Route, Scale, Sea, Sheet, Waymark } from './MapDrawing.styles.ts';
import { mapSheet, type SheetLine } from './mapSheet.ts';
import type { LandSquare, MapPlace } from './mapPlace.ts';
import { alone, routeThrough, stopsAt, waypoints, withList } from './waypoints.ts';

/** Props of MapDrawing. */
export interface MapDrawingProps {
  /** Places to show. */
  places: readonly MapPlace[];
  /** Whether a route connects them. */
  route: boolean;
  /** Whether a list beside the map names the places. */
  legend: boolean;
  /** Land tiles around the places. */
  land: readonly LandSquare[] | undefined;
  /** Accessible name of the map when there is no list. */
  label: string;
  /** Text of the scale bar. */
  scaleText: (km: number) => ReactNode;
}

/** Position in percent below which the labels of the meridians are placed. */
const MERIDIAN_LABELS = 94;

/** The map itself: land, graticule, route, marks and scale. It is never mirrored. */
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
  const accessibility = legend ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Sheet dir="ltr" data-alone={!legend} data-land={squares !== undefined} {...accessibility}>
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
        {legend && <Border d={neatline(parallels, meridians)} />}
        {route && <Route d={routeThrough(stops)} />}
        {!legend && <Dot d={dots(marks)} />}
        {!legend && <Dot d={dots(marks)} data-part="hole" />}
      </Lines>
      {parallels.map(
        ({ at, label: degrees }) =>
          at < MERIDIAN_LABELS && (
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

/** A zero-length path with round caps is a dot that is not distorted when the drawing stretches. */
function dots(marks: readonly { x: number; y: number }[]): string {
  return marks.map(({ x, y }) => `M${x} ${y}h.01`).join('');
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
