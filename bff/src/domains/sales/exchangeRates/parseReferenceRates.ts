import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { decimal, divideHalfUp, parseDecimal } from '#src/kernel/decimal.ts';

/** The US dollars for one unit of a currency on a day, as a decimal string with eight places. */
export interface DailyRate {
  currencyCode: string;
  date: string;
  usdPerUnit: string;
}

const PLACES = 8;
const ONE = 10n ** BigInt(PLACES);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false, // a rate as a number would lose decimals
  removeNSPrefix: true,
  isArray: (name) => name === 'Cube',
});
const Quote = z.object({ currency: z.string().regex(/^[A-Z]{3}$/), rate: z.string().regex(/^\d{1,8}(?:\.\d{1,8})?$/) });
const QuotedDay = z.object({ time: z.iso.date(), Cube: z.array(Quote) });
const ReferenceRates = z.object({ Envelope: z.object({ Cube: z.tuple([z.object({ Cube: z.array(QuotedDay).min(1) })]) }) });

/**
 * Parses the euro reference rates of the European Central Bank, of one day or several, and crosses them: dollars for a euro divided by
 * units for a euro, rounded half up to eight decimals. Throws on text that is not such a document.
 */
export function parseReferenceRates(xml: string): DailyRate[] {
  if (!/<\/(?:\w+:)?Envelope>\s*$/.test(xml)) throw new Error('The document of reference rates is not complete.');
  const { Envelope } = ReferenceRates.parse(parser.parse(xml));
  return Envelope.Cube[0].Cube.flatMap(crossDay);
}

function crossDay({ time: date, Cube }: z.output<typeof QuotedDay>): DailyRate[] {
  const quotes = Cube.map(({ currency, rate }) => ({ currencyCode: currency, unitsPerEuro: parseDecimal(rate, PLACES) }));
  const dollars = quotes.find(({ currencyCode }) => currencyCode === 'USD')?.unitsPerEuro;
  if (!dollars || quotes.some(({ unitsPerEuro }) => unitsPerEuro === 0n))
    throw new Error(`The rates of ${date} cannot be crossed to US dollars.`);
  return [{ currencyCode: 'EUR', unitsPerEuro: ONE }, ...quotes.filter(({ currencyCode }) => currencyCode !== 'USD')].map(
    ({ currencyCode, unitsPerEuro }) => ({ currencyCode, date, usdPerUnit: decimal(divideHalfUp(dollars * ONE, unitsPerEuro), PLACES) }),
  );
}
