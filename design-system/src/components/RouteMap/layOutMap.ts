import { labelMeridians, labelParallels } from './degreeLabels.ts';
import { placeLegLabels, routeBoxes, type LegLabel } from './legLabels.ts';
import type { Position } from './geography.ts';
import { drawLeg, findArcTops, tracePositions, type LegLine } from './legLines.ts';
import { placeLocator, type MapLocator } from './mapLocator.ts';
import type { LandSquare, MapFeature, MapLeg, MapPlace } from './mapPlace.ts';
import { mapSheet, type MapSheet, type SheetLine, type SheetPoint } from './mapSheet.ts';
import { placeFeatures, type PlacedFeature } from './placeFeatures.ts';
import { placeScale, type PlacedScale } from './placeScale.ts';
import {
  alone,
  aloneInLandscape,
  inPlaceOfPicture,
  sampleLine,
  stopsAt,
  waypoints,
  withList,
  withListInPortrait,
  type Marking,
  type Waypoint,
} from './waypoints.ts';

/** What a map shows. */
export interface MapContents {
  /** Places to show. */
  places: readonly MapPlace[];
  /** Whether a route connects them. */
  route: boolean;
  /** Whether a list beside the map names the places. */
  legend: boolean;
  /** Whether it shows only the ground, the places and the route. */
  plain: boolean;
  /** Format of the map; without it, landscape with a list and portrait without one. */
  format: 'portrait' | 'landscape' | undefined;
  /** Legs between the places; with them the route is not drawn from place to place. */
  legs: readonly MapLeg[];
  /** Names around the places, most important first. */
  features: readonly MapFeature[];
  /** Positions around the places that the map makes room for, near its edges. */
  around: readonly Position[];
  /** Squares of ground around the places. */
  land: readonly LandSquare[] | undefined;
  /** Whether there is a map of the world for the locator. */
  hasWorld: boolean;
}

/** Where everything on a map stands, in percent. */
export interface MapLayout extends Pick<MapSheet, 'parallels' | 'meridians' | 'land' | 'scale'> {
  marking: Marking;
  /** The straight route through the places; empty if there are legs or no route. */
  route: readonly SheetPoint[];
  legs: readonly LegLine[];
  marks: readonly Waypoint[];
  legLabels: readonly LegLabel[];
  bar: PlacedScale | null;
  locator: MapLocator | null;
  parallelLabels: readonly SheetLine[];
  meridianLabels: readonly SheetLine[];
  features: readonly PlacedFeature[];
}

/** Lays out a map: first the stops, then what the country is known by, then what tells distances, at last the other names. */
export function layOutMap({ places, route, legend, plain, format, legs, features, around, land, hasWorld }: MapContents): MapLayout {
  const marking = chooseMarking({ legend, plain, format });
  const traces = legs.map(tracePositions);
  const sheet = mapSheet([...places, ...traces.flat(), ...findArcTops(legs)], marking.ratio, land, around);
  const points = sheet.points.slice(0, places.length);
  let next = places.length;
  const lines = legs.map((leg, index) => {
    const from = next;
    next += traces[index]?.length ?? 0;
    return drawLeg(leg, sheet.points.slice(from, next), marking.ratio);
  });
  const marks = waypoints(
    points,
    places.map(({ name, note }) => ({ name, letters: Math.max(name.length, legend ? 0 : measureNote(note)) })),
    marking,
    route,
    lines.map((line) => line.points),
  );
  const stops = route && lines.length === 0 ? stopsAt(marks, points) : [];
  const obstacles = {
    line: [...lines.flatMap((leg) => sampleLine(leg.points)), ...sampleLine(stops)],
    names: places.map(({ name }) => name),
  };
  const known = features.map((feature) => ({ ...feature, ...sheet.project(feature) }));
  const landmarks = placeFeatures(
    known.filter(({ lat, lng }) => around.some((one) => one.lat === lat && one.lng === lng)),
    { ...obstacles, boxes: routeBoxes(marks, [], marking) },
    marking.ratio,
  );
  const landmarkBoxes = landmarks.map(({ box }) => box);
  const legLabels = placeLegLabels(lines, marks, marking, landmarkBoxes);
  const taken = [...routeBoxes(marks, legLabels, marking), ...landmarkBoxes];
  const bar = placeScale(sheet.scale.width, taken, marking.ratio);
  if (bar) taken.push(bar.box);
  const locator = hasWorld ? placeLocator(sheet.area, taken, obstacles.line, marking.ratio) : null;
  if (locator) taken.push(locator.box);
  const meridianLabels = labelMeridians(sheet.meridians, marking.room);
  const parallelLabels = labelParallels(sheet.parallels, [...taken, ...meridianLabels.map(({ box }) => box)], marking.room);
  taken.push(...parallelLabels.map(({ box }) => box));
  return {
    ...sheet,
    marking,
    route: stops,
    legs: lines,
    marks,
    legLabels,
    bar,
    locator,
    parallelLabels,
    meridianLabels,
    features: [
      ...landmarks,
      ...placeFeatures(
        known,
        { ...obstacles, boxes: taken, names: [...obstacles.names, ...landmarks.map(({ name }) => name)] },
        marking.ratio,
      ),
    ],
  };
}

function chooseMarking({ legend, plain, format }: Pick<MapContents, 'legend' | 'plain' | 'format'>): Marking {
  if (plain) return inPlaceOfPicture;
  if (legend) return format === 'portrait' ? withListInPortrait : withList;
  return format === 'landscape' ? aloneInLandscape : alone;
}

/** Width of a note in characters of a name, whose letters are larger. */
function measureNote(note: MapPlace['note']): number {
  return typeof note === 'string' ? note.length * 0.85 : 0;
}
