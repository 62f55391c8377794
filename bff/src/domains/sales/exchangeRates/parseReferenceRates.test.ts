import { expect, test } from '@jest/globals';
import { parseReferenceRates } from './parseReferenceRates.ts';

const wrap = (days: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube>${days}</Cube>
</gesmes:Envelope>`;
const day = (time: string, rates: string) => `<Cube time='${time}'>${rates}</Cube>`;
const rate = (currency: string, units: string) => `<Cube currency='${currency}' rate='${units}'/>`;

test('rates are crossed through the euro to eight decimals, rounded half up', () => {
  const xml = wrap(day('2026-11-25', rate('USD', '1.0842') + rate('JPY', '161.50') + rate('IDR', '17188.53') + rate('GBP', '0.85265')));
  expect(parseReferenceRates(xml)).toEqual([
    { currencyCode: 'EUR', date: '2026-11-25', usdPerUnit: '1.08420000' },
    { currencyCode: 'JPY', date: '2026-11-25', usdPerUnit: '0.00671331' },
    { currencyCode: 'IDR', date: '2026-11-25', usdPerUnit: '0.00006308' },
    { currencyCode: 'GBP', date: '2026-11-25', usdPerUnit: '1.27156512' },
  ]);
});

test('a document of several days has the rates of each', () => {
  const xml = wrap(day('2026-11-25', rate('USD', '1.0842')) + day('2026-11-24', rate('USD', '1.0801')));
  expect(parseReferenceRates(xml).map(({ date, usdPerUnit }) => [date, usdPerUnit])).toEqual([
    ['2026-11-25', '1.08420000'],
    ['2026-11-24', '1.08010000'],
  ]);
});

test.each([
  ['no XML', 'Service unavailable', 'not complete'],
  ['XML that ends early', wrap(day('2026-11-25', rate('USD', '1.0842'))).slice(0, 320), 'not complete'],
  ['another document', '<html><body>Maintenance</body></html>', 'not complete'],
  ['another envelope', '<Envelope><Cube/></Envelope>', 'Invalid'],
  ['no dollars', wrap(day('2026-11-25', rate('JPY', '161.50'))), 'cannot be crossed'],
  ['a rate of nothing', wrap(day('2026-11-25', rate('USD', '1.08') + rate('JPY', '0'))), 'cannot be crossed'],
  ['a rate that is no number', wrap(day('2026-11-25', rate('USD', 'N/A'))), 'Invalid'],
  ['a day that is none', wrap(day('2026-02-30', rate('USD', '1.08'))), 'Invalid'],
])('%s is refused', (_, xml, message) => {
  expect(() => parseReferenceRates(xml)).toThrow(message);
});
