import { Card, Facts, photoSource } from '@farwend/design-system';

const coast = { source: photoSource('https://photos.example/coast.jpg'), alt: 'Hills above the sea' };

export function CardExample() {
  return (
    <Card
      title="By mail boat to the end of the road"
      href="/itineraries/mail-boat"
      picture={coast}
      region="Western Norway"
      facts={<Facts items={[{ name: 'Nights', value: 11 }]} />}
    >
      Between Bergen and Kirkenes, in the weeks when the snow is still down to the water.
    </Card>
  );
}
