import { buildFigmaFiles } from './figmaFiles.ts';
import { buildFigmaRequest } from './figmaRequest.ts';
import { listFigmaCollections } from './figmaVariables.ts';
import { buildStyleDictionary } from './styleDictionary.ts';
import { buildTokensStudio } from './tokensStudio.ts';

/** Contents of the files for other tools, by their paths in `exports/`. */
export function generateExports(): Record<string, string> {
  const collections = listFigmaCollections();
  const files: [string, object][] = [
    ['figma.variables.json', buildFigmaRequest(collections)],
    ...inFolder('figma', buildFigmaFiles(collections)),
    ...inFolder('style-dictionary', buildStyleDictionary()),
    ['tokens-studio.json', buildTokensStudio()],
  ];
  return Object.fromEntries(files.map(([name, content]) => [name, `${JSON.stringify(content, null, 2)}\n`]));
}

function inFolder(folder: string, files: Record<string, object>): [string, object][] {
  return Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]);
}
