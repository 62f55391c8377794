import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { MultiPolygon, Polygon } from 'geojson';

/** A line of longitudes and latitudes in degrees. */
export type Line = [lng: number, lat: number][];

/** A TopoJSON file whose layers are collections of geometries. */
export type Layers<Name extends string> = Topology<Record<Name, GeometryCollection>>;

/** Rings of the polygons of a layer, unbroken at the 180th meridian and once for each side of the map they show on. */
export function readRings<Name extends string>(layers: Layers<Name>, name: Name): Line[] {
  return feature(layers, layers.objects[name])
    .features.flatMap(({ geometry }) => (isArea(geometry) ? [geometry] : []))
    .flatMap(({ type, coordinates }) => (type === 'Polygon' ? coordinates : coordinates.flat()))
    .flatMap((ring) => unbroken(ring.map(([lng, lat]) => [lng, lat])));
}

/** Lines of a layer, each once; of areas the boundaries that two of them share. */
export function readLines<Name extends string>(layers: Layers<Name>, name: Name, shared: boolean): Line[] {
  const { coordinates } = mesh(layers, layers.objects[name], shared ? (one, other) => one !== other : undefined);
  return coordinates.map((line) => line.map(([lng, lat]) => [lng, lat]));
}

/** The polygons of each named area of a layer. */
export function readNamedAreas<Name extends string>(layers: Layers<Name>, name: Name): { name: string; polygons: Line[][] }[] {
  return feature(layers, layers.objects[name]).features.flatMap(({ geometry, properties }) => {
    if (!isArea(geometry) || !hasName(properties)) return [];
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const lines = polygons.map((rings) => rings.map((ring) => unbroken(ring.map(([lng, lat]) => [lng, lat]))[0] ?? []));
    return [{ name: properties.name, polygons: lines }];
  });
}

/** Whether the properties of a feature have a name. */
export function hasName(properties: unknown): properties is { name: string } {
  return typeof properties === 'object' && properties !== null && 'name' in properties && typeof properties.name === 'string';
}

function isArea(geometry: { type: string }): geometry is Polygon | MultiPolygon {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}

function unbroken(ring: Line): Line[] {
  let turn = 0;
  const line = ring.map(([lng, lat], i): Line[number] => {
    const step = i === 0 ? 0 : lng - ring[i - 1][0];
    if (step > 180) turn -= 360;
    if (step < -180) turn += 360;
    return [lng + turn, lat];
  });
  const lngs = line.map(([lng]) => lng);
  const shifted = (by: number) => line.map(([lng, lat]): Line[number] => [lng + by, lat]);
  return [line, ...(Math.min(...lngs) < -180 ? [shifted(360)] : []), ...(Math.max(...lngs) > 180 ? [shifted(-360)] : [])];
}
