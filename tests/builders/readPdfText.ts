import { inflateSync } from 'node:zlib';

/** The texts of a PDF file that our server made, in the order in which they are drawn, each on a line. */
export function readPdfText(file: Buffer): string {
  const objects = readObjects(file);
  const fonts = new Map(
    [...file.toString('latin1').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, readCharacters(objects, id)]),
  );
  const contents = [...objects.values()].filter((content) => content.includes(' Tf'));
  return contents.map((content) => readContent(content, fonts)).join('\n');
}

/** The dictionary of each object, followed by its inflated stream. */
function readObjects(file: Buffer): Map<string, string> {
  const text = file.toString('latin1');
  const objects = new Map<string, string>();
  for (const { 1: id = '', 2: body = '' } of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const stream = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body)?.[1];
    const isDeflated = body.includes('/FlateDecode');
    objects.set(id, stream === undefined || !isDeflated ? body : body.slice(0, body.indexOf('stream')) + inflate(stream));
  }
  return objects;
}

function inflate(stream: string): string {
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

/** The characters of a font by their hexadecimal codes. */
function readCharacters(objects: ReadonlyMap<string, string>, fontId: string): ReadonlyMap<string, string> {
  const cmap = objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(fontId) ?? '')?.[1] ?? '') ?? '';
  const characters = new Map<string, string>();
  for (const { 1: first = '', 2: list = '' } of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    for (const [index, { 1: code = '' }] of [...list.matchAll(/<([0-9a-f ]+)>/gi)].entries()) {
      const key = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      characters.set(key, Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  }
  return characters;
}

function readContent(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> | undefined;
  const lines: string[] = [];
  for (const { 1: name, 2: glyphs } of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name);
    const codes = [...(glyphs ?? '').matchAll(/<([0-9a-f]+)>/gi)].flatMap(({ 1: hex = '' }) => hex.match(/.{4}/g) ?? []);
    if (codes.length > 0) lines.push(codes.map((code) => font?.get(code.toLowerCase()) ?? '').join(''));
  }
  return lines.join('\n');
}
