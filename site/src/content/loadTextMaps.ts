import type { Client } from '@farwend/api-contract/client';
import type { RichBlock } from '@farwend/design-system';
import type { PagePlace } from './contentTypes.ts';
import { hasPoint } from './hasPoint.ts';
import { loadPlacesMap } from './loadPlacesMap.ts';
import { mapSources, worldSheet } from './mapSources.ts';

/** Adds to the maps in a text what lies around their places. A text without a map gets one of the places it is about. */
export async function loadTextMaps(api: Client, blocks: readonly RichBlock[], places: readonly PagePlace[]): Promise<RichBlock[]> {
  return Promise.all(
    insertMap(blocks, places).map(async (block) =>
      block.type === 'map'
        ? {
            ...block,
            ...(await loadPlacesMap(api, block.places)),
            world: worldSheet,
            caption: [block.caption, mapSources].filter(Boolean).join(' '),
          }
        : block,
    ),
  );
}

/** Before the second chapter, where readers have learned what the text is about; in a text without chapters at its end. */
function insertMap(blocks: readonly RichBlock[], pagePlaces: readonly PagePlace[]): RichBlock[] {
  const places = pagePlaces.filter(hasPoint).map(({ name, lat, lng }) => ({ name, lat, lng }));
  if (places.length === 0 || blocks.some(({ type }) => type === 'map')) return [...blocks];
  const map: RichBlock = { id: 'map', type: 'map', label: places.map(({ name }) => name).join(', '), places, route: false };
  const chapters = blocks.flatMap((block, index) => (block.type === 'heading' && block.level === 2 ? [index] : []));
  return blocks.toSpliced(chapters[1] ?? blocks.length, 0, map);
}
