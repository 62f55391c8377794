import { Image, photoSource } from '@farwend/design-system';

export function ImageExample() {
  return (
    <Image
      source={photoSource('https://photos.example/coast.jpg')}
      alt="Hills above the sea"
      ratio="3:2"
      sizes="(min-width: 768px) 50vw, 100vw"
      focus="62% 40%"
    />
  );
}
