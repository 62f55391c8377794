import { pictures, type PictureName } from '#src/shared/pictures.data.ts';
import { atlas } from './atlas.data.ts';
import { featuredPlaces } from './featuredPlaces.data.ts';

const names: readonly PictureName[] = ['savanna', 'lake', 'polar', ...[...featuredPlaces, ...atlas].map(({ picture }) => picture)];

/** What the pictures that the home page always has show, in the words of their alternative texts. */
export const homePictures: ReadonlySet<string> = new Set(names.map((name) => pictures[name].alt));
