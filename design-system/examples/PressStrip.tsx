import { PressStrip, type PressOutlet } from '@farwend/design-system';

const outlet = (name: string): PressOutlet => ({
  name,
  alt: name,
  href: 'https://press.example/farwend',
  description: '“The itinerary came with tide tables.”',
  logo: { src: 'https://press.example/logo.svg', width: 256, height: 44 },
});

export function PressStripExample() {
  return (
    <PressStrip outlets={[outlet('The Meridian Post'), outlet('Longitude'), outlet('Northern Ledger'), outlet('Harbour & Hinterland')]} />
  );
}
