import { RouteMap } from '@farwend/design-system';
import type { ContentCard } from './contentCard.ts';

/** The map on a card that no picture is left for; the card says in words where it is. */
export function CardMap(map: NonNullable<ContentCard['map']>) {
  return <RouteMap {...map} plain label="" />;
}
