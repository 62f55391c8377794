import { z } from 'zod';
import { get } from '../call.ts';
import { anyone } from '../roles.ts';

/** What a name on a map stands for. */
const mapFeatureKinds = ['country', 'region', 'island', 'sea', 'lake', 'river', 'peak', 'town'] as const;

const longitude = z.coerce.number().min(-180).max(180);
const latitude = z.coerce.number().min(-90).max(90);

const MapFeatureQuery = z
  .object({
    west: longitude.describe('Longitude of the western edge'),
    south: latitude.describe('Latitude of the southern edge'),
    east: longitude.describe('Longitude of the eastern edge; smaller than west if the area crosses the 180th meridian'),
    north: latitude.describe('Latitude of the northern edge'),
  })
  .refine(({ south, north }) => south < north, {
    path: ['north'],
    message: 'Lies south of the southern edge: send the larger latitude as north',
  });

/** A name on maps. */
const MapFeature = z
  .object({
    kind: z.enum(mapFeatureKinds),
    name: z.string(),
    lat: z.number(),
    lng: z.number(),
    heightM: z.int().nullable().describe('Metres above the sea; only of a peak'),
  })
  .meta({ id: 'MapFeature' });

export const mapFeatures = {
  list: get('/v3/map_features', 'List the names on a map of an area', {
    access: anyone,
    query: MapFeatureQuery,
    reply: z.array(MapFeature),
    description:
      'From Natural Earth, the most important of each kind, at most 90. Areas and rivers have several places for their name. Countries are named only where there are two.',
  }),
};
