import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureCollection, Geometry, Position } from 'geojson';
import type { Line } from './topology.ts';

/** A feature of Natural Earth: its attributes in lower case and its geometry. */
export interface Feature {
  attributes: Readonly<Record<string, unknown>>;
  geometry: Geometry;
}

/** Reads a layer of Natural Earth 1:10,000,000, converted to GeoJSON. */
export function readFeatures(folder: string, layer: string): Feature[] {
  const { features }: FeatureCollection<Geometry | null> = JSON.parse(readFileSync(join(folder, `ne_10m_${layer}.json`), 'utf8'));
  return features.flatMap(({ geometry, properties }) => {
    const attributes = Object.fromEntries(Object.entries(properties ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
    return geometry === null ? [] : [{ attributes, geometry }];
  });
}

/** The rings of each polygon of a feature, its outer ring first. */
export function polygonsOf({ geometry }: Pick<Feature, 'geometry'>): Line[][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates.map(lineOf)];
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.map((rings) => rings.map(lineOf));
  return [];
}

/** The lines of a feature. */
export function linesOf({ geometry }: Pick<Feature, 'geometry'>): Line[] {
  if (geometry.type === 'LineString') return [lineOf(geometry.coordinates)];
  if (geometry.type === 'MultiLineString') return geometry.coordinates.map(lineOf);
  return [];
}

/** How important a feature is: 0 for an ocean or a capital, 10 for a village. */
export function rankOf({ attributes: { scalerank } }: Feature): number {
  return typeof scalerank === 'number' ? scalerank : 10;
}

/** Text of an attribute; empty without one. */
export function textOf({ attributes }: Feature, name: string): string {
  const value = attributes[name];
  return typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ') : '';
}

function lineOf(positions: readonly Position[]): Line {
  return positions.map(([lng = 0, lat = 0]) => [lng, lat]);
}
