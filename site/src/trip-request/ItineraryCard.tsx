import { Button, Link, Text } from '@farwend/design-system';
import { BasedCard, BasedWords } from './Based.styles.ts';
import type { BasedOnItinerary } from './form.ts';

/** Props of Based. */
export interface BasedProps {
  /** The itinerary the form began from. */
  itinerary: BasedOnItinerary;
  /** Called when the card is taken away; the answers stay. */
  onRemove: () => void;
}

/** Says from which itinerary the form began. */
export function Based({ itinerary: { id, title, image }, onRemove }: BasedProps) {
  return (
    <BasedCard aria-label="The itinerary you began with">
      {image && <img src={image} alt="" width={120} height={90} loading="lazy" decoding="async" />}
      <BasedWords>
        <Text>
          Based on <Link href={`/itineraries/${id}`}>{title}</Link>. Everything can be changed.
        </Text>
        <Button variant="link" onClick={onRemove}>
          Remove
        </Button>
      </BasedWords>
    </BasedCard>
  );
}
