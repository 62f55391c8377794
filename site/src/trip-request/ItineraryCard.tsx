import { Link, Text } from '@farwend/design-system';
import { Card, CardText } from './ItineraryCard.styles.ts';
import type { BasedOnItinerary } from './form.ts';
import { RemoveCardButton } from './RemoveCardButton.tsx';

/** Props of ItineraryCard. */
export interface ItineraryCardProps {
  /** The itinerary the form was started from. */
  itinerary: BasedOnItinerary;
  /** Called when the card is removed; the answers are kept. */
  onRemove: () => void;
}

/** Card with the itinerary that the form was started from. */
export function ItineraryCard({ itinerary: { id, title, image }, onRemove }: ItineraryCardProps) {
  return (
    <Card aria-label="The itinerary you began with">
      {image && <img src={image} alt="" width={120} height={90} loading="lazy" decoding="async" />}
      <CardText>
        <Text>
          Based on <Link href={`/itineraries/${id}`}>{title}</Link>. Everything can be changed.
        </Text>
        <RemoveCardButton field="basedOnItinerary" onRemove={onRemove}>
          Remove
        </RemoveCardButton>
      </CardText>
    </Card>
  );
}
