import type { ReactNode } from 'react';
import { Border, Dot, Ground, Leader, Leg, Lines, Route, Sea, Sheet } from './MapDrawing.styles.ts';
import { Degrees, LegText, Name, NameLink, Scale, Waymark } from './MapLettering.styles.ts';
import { placeScale } from './placeScale.ts';
import { labelMeridians, labelParallels } from './degreeLabels.ts';
import { MapFeatures } from './MapFeatures.tsx';
import { MapLocatorSheet } from './MapLocatorSheet.tsx';
import { placeLocator } from './mapLocator.ts';
import { placeLegLabels, routeBoxes } from './legLabels.ts';
import { placeFeatures } from './placeFeatures.ts';
import { drawLeg, findArcTops, tracePositions } from './legLines.ts';
import { mapSheet, type SheetLine } from './mapSheet.ts';
import type { LandSquare, MapFeature, MapLeg, MapPlace } from './mapPlace.ts';
import {
  alone,
  aloneInLandscape,
  pathThrough,
  routeThrough,
  sampleLine,
  stopsAt,
  waypoints,
  withList,
  type Waypoint,
} from './waypoints.ts';

/** Props of MapDrawing. */
export interface MapDrawingProps {
  /** Places to show. */
  places: readonly MapPlace[];
  /** Whether a route connects them. */
  route: boolean;
  /** Whether a list beside the map names the places. */
  legend: boolean;
  /** Format when there is no list. */
  format: 'portrait' | 'landscape';
  /** Legs between the places; with them the route is not drawn from place to place. */
  legs: readonly MapLeg[];
  /** Names around the places, most important first. */
  features: readonly MapFeature[];
  /** Squares of ground around the places. */
  land: readonly LandSquare[] | undefined;
  /** URL of a map of the world for the locator. */
  world: string | undefined;
  /** Accessible name of the map when there is no list. */
  label: string;
  /** Text of the scale bar. */
  scaleText: (km: number) => ReactNode;
}

/** The map itself: land, graticule, route, marks and scale. It is never mirrored. */
export function MapDrawing({ places, route, legend, format, legs, features, land: squares, world, label, scaleText }: MapDrawingProps) {
  const marking = legend ? withList : format === 'landscape' ? aloneInLandscape : alone;
  const traces = legs.map(tracePositions);
  const {
    points: all,
    parallels,
    meridians,
    land,
    scale,
    area,
    project,
  } = mapSheet([...places, ...traces.flat(), ...findArcTops(legs)], marking.ratio, squares);
  const points = all.slice(0, places.length);
  let next = places.length;
  const lines = legs.map((leg, index) => {
    const from = next;
    next += traces[index]?.length ?? 0;
    return drawLeg(leg, all.slice(from, next), marking.ratio);
  });
  const marks = waypoints(
    points,
    places.map(({ name, note }) => ({ name, letters: Math.max(name.length, legend ? 0 : measureNote(note)) })),
    marking,
    route,
    lines.map((line) => line.points),
  );
  const labels = placeLegLabels(lines, marks, marking.room, marking.ratio);
  const stops = stopsAt(marks, points);
  const line = [...lines.flatMap(({ points: along }) => sampleLine(along)), ...(route && lines.length === 0 ? sampleLine(stops) : [])];
  const written = routeBoxes(marks, labels, marking.room);
  const bar = placeScale(scale.width, written);
  const taken = bar ? [...written, bar.box] : written;
  const locator = world === undefined ? null : placeLocator(area, taken, line, marking.ratio);
  const parallelLabels = labelParallels(parallels, [...taken, ...(locator ? [locator.box] : [])], marking.room);
  const surroundings = placeFeatures(
    features.map((feature) => ({ ...feature, ...project(feature) })),
    {
      boxes: [...taken, ...parallelLabels.map(({ box }) => box), ...(locator ? [locator.box] : [])],
      line,
      names: places.map(({ name }) => name),
    },
    marking.ratio,
  );
  const hasLinks = places.some(({ href }) => href !== undefined);
  const accessibility = legend ? { 'aria-hidden': true } : { role: hasLinks ? 'group' : 'img', 'aria-label': label };
  return (
    <Sheet dir="ltr" data-alone={!legend} data-format={format} data-land={squares !== undefined} {...accessibility}>
      <Sea>
        {land.map(({ src, x, y, width, height }) => (
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
        {route && lines.length === 0 && <Route d={routeThrough(stops)} />}
        {lines.map((line, index) => (
          <Leg key={index} d={pathThrough(line.points)} data-part="halo" />
        ))}
        {lines.map((line, index) => (
          <Leg key={index} d={pathThrough(line.points)} data-mode={line.mode} />
        ))}
        {lines.map(
          (line, index) =>
            line.mode === 'train' && <Leg key={index} d={pathThrough(line.points)} data-mode={line.mode} data-part="ticks" />,
        )}
        {!legend && <Leader d={leaders(marks, marking.room.line)} />}
        {!legend && <Dot d={dots(marks)} />}
        {!legend && <Dot d={dots(marks)} data-part="hole" />}
      </Lines>
      {parallelLabels.map(({ at, label: degrees }) => (
        <Degrees key={degrees} data-edge="start" aria-hidden="true" style={{ '--fw-at': `${at}%` }}>
          {degrees}
        </Degrees>
      ))}
      {labelMeridians(meridians, marking.room).map(({ at, label: degrees }) => (
        <Degrees key={degrees} data-edge="end" aria-hidden="true" style={{ '--fw-at': `${at}%` }}>
          {degrees}
        </Degrees>
      ))}
      <MapFeatures features={surroundings} />
      {world !== undefined && locator && <MapLocatorSheet world={world} {...locator} />}
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
              {legend ? name : <NameOfPlace {...places[number - 1]} name={name} />}
            </Name>
          ),
      )}
      {labels.map(({ x, y, text }) => (
        <LegText key={text} aria-hidden="true" style={{ '--fw-x': `${x}%`, '--fw-y': `${y}%` }}>
          {text}
        </LegText>
      ))}
      {bar && (
        <Scale aria-hidden="true" data-side={bar.side} style={{ '--fw-length': `${scale.width}%` }}>
          <span>{scaleText(scale.km)}</span>
        </Scale>
      )}
    </Sheet>
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

/** Width of a note in characters of a name, whose letters are larger. */
function measureNote(note: ReactNode): number {
  return typeof note === 'string' ? note.length * 0.85 : 0;
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
