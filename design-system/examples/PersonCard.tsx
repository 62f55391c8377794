import { PersonCard, photoSource } from '@farwend/design-system';

const portrait = { source: photoSource('https://photos.example/wanjiru.jpg'), alt: '' };

export function PersonCardExample() {
  return (
    <PersonCard name="Wanjiru Kamau" work="Guides in Laikipia since 2009" portrait={portrait} href="/team/wanjiru-kamau">
      Knows where the water is in September.
    </PersonCard>
  );
}
