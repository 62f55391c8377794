import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { ExportCell } from './escapeFormula.ts';
import { formatWorkbook } from './formatWorkbook.ts';

async function readSheet(headings: string[], rows: readonly ExportCell[][]) {
  const pieces: Uint8Array[] = [];
  const given = (async function* () {
    yield* rows;
  })();
  for await (const piece of formatWorkbook(headings, given)) pieces.push(piece);
  const files = unzipSync(new Uint8Array(await new Blob(pieces.map((piece) => new Uint8Array(piece))).arrayBuffer()));
  return { names: Object.keys(files), pieces: pieces.length, sheet: strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array()) };
}

test('a workbook has the parts that spreadsheets look for', async () => {
  const { names } = await readSheet(['a'], []);
  expect(names.toSorted().join(' ')).toBe(
    '[Content_Types].xml _rels/.rels xl/_rels/workbook.xml.rels xl/styles.xml xl/workbook.xml xl/worksheets/sheet1.xml',
  );
});

test('texts are inline and readable XML, numbers are numbers, empty cells are kept', async () => {
  const { sheet } = await readSheet(['A & B'], [['<b>\u0000\ud800 ok'], [-2.5], [null], ['x'.repeat(40_000)]]);
  expect(sheet).toContain('<row><c s="1" t="inlineStr"><is><t xml:space="preserve">A &amp; B</t></is></c></row>');
  expect(sheet).toContain('&lt;b&gt;\ufffd\ufffd ok</t>');
  expect(sheet).toContain('<row><c><v>-2.5</v></c></row><row><c/></row>');
  expect(/x{40}x*/.exec(sheet)?.[0]).toHaveLength(32_767);
});

test('rows leave while further ones are read', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => [`row ${index} ${Math.sin(index)}`]);
  const { sheet, pieces } = await readSheet(['a'], rows);
  expect(sheet.match(/<row>/g)).toHaveLength(20_001);
  expect(pieces).toBeGreaterThan(5);
});
