import { Image } from '@farwend/design-system';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 700" preserveAspectRatio="xMidYMid slice">
<rect width="1600" height="700" fill="#bcd3dc"/><path d="M0 700V430l180-90 140 60 210-190 160 150 190-70 170 120 220-160 330 140v310Z" fill="#6d8f86"/>
<path d="M0 700V560l260-70 240 50 330-110 260 90 510-60v240Z" fill="#3f6259"/></svg>`;

/** A picture that needs no server: the drawing is in its URL. */
export function Coast() {
  const source = { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, sets: [] };
  return <Image source={source} alt="Hills above the sea" ratio="fill" sizes="100vw" priority />;
}
