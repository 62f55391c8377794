// Draws the portraits of people in the demo data.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { people } from '#src/portraits/people.data.ts';
import { drawPortrait } from '#src/portraits/portrait.ts';

const folder = fileURLToPath(new URL('../public/portraits', import.meta.url));
await mkdir(folder, { recursive: true });
for (const person of people)
  await sharp(Buffer.from(drawPortrait(person)), { density: 96 })
    .resize(480, 600)
    .webp({ quality: 76, effort: 5, smartSubsample: true })
    .toFile(`${folder}/${person.file}.webp`);
