import { expect, test } from '@jest/globals';
import { photoSource, photoUrl, pictureSource, pictureWidths } from './imageSource.ts';

test('pictures have every width, the better format first', () => {
  const { src, sets } = pictureSource('mara-dawn');
  expect(src).toBe('/pictures/mara-dawn-960.webp');
  expect(sets.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const width of pictureWidths) expect(sets[0]?.srcSet).toContain(`/pictures/mara-dawn-${width}.avif ${width}w`);
});

test.each(pictureWidths.flatMap((width) => [1, 1.5, 2].map((density) => width * density)))(
  'a photo %d pixels wide asks for what is fixed',
  (width) => {
    const asked = new URL(photoUrl('https://photos.example/p/1.jpg?v=3&width=9', width)).searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      v: '3',
      width: String(width),
      quality: 'auto',
      format: 'auto',
      sharpen: '60',
      mode: 'fill',
    });
  },
);

test('data URLs are unchanged, and the server negotiates the format of photos', () => {
  expect(photoUrl('data:image/png;base64,x', 480)).toBe('data:image/png;base64,x');
  expect(photoSource('/p/1.jpg').sets).toHaveLength(1);
  expect(photoSource('/p/1.jpg').sets[0]).not.toHaveProperty('type');
});
