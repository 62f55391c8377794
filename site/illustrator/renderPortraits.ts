import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { people } from './people/people.data.ts';
import { portrait } from './people/portrait.ts';

const folder = fileURLToPath(new URL('../public/portraits', import.meta.url));
await mkdir(folder, { recursive: true });
for (const person of people)
  await sharp(Buffer.from(portrait(person)), { density: 96 })
    .resize(480, 600)
    .webp({ quality: 76, effort: 5, smartSubsample: true })
    .toFile(`${folder}/${person.file}.webp`);
