import { Gallery, photoSource } from '@farwend/design-system';

const coast = { source: photoSource('https://photos.example/coast.jpg'), alt: 'Hills above the sea' };

export function GalleryExample() {
  return (
    <Gallery
      label="Along the coast"
      pictures={[
        { ...coast, caption: 'Low tide at six' },
        { ...coast, caption: 'An hour later' },
      ]}
    />
  );
}
