/** A query with the pages that may come first, and those that belong into the first five besides. */
export interface JudgedSearch {
  q: string;
  /** Paths of pages of which one comes first; none if only what is listed in `holds` is judged. */
  first: readonly string[];
  among: readonly string[];
  /** What must hold of all results, or of the answer. */
  holds?: 'onlyUpTo5000' | 'notPlanned';
}

const g = (slug: string) => `/guides/${slug}/`;
const i = (slug: string) => `/itineraries/${slug}/`;
const a = (slug: string) => `/articles/${slug}/`;
const c = (slug: string) => `/travel-company/${slug}/`;
const p = (slug: string) => `/${slug}/`;

const mara = i('mara-and-laikipia');
const lamu = i('samburu-to-lamu');
const plain = i('two-sides-of-the-plain');
const serengeti = i('northern-serengeti-and-zanzibar');
const ruaha = i('ruaha-nyerere-and-mafia');
const madikwe = i('madikwe-and-the-garden-route');
const hokkaido = i('hokkaido-on-drift-ice');
const kyoto = i('the-old-road-to-kyoto');
const italyByRail = i('italy-by-rail');
const puglia = i('puglia-and-matera-in-october');
const capeToDelta = i('cape-to-the-delta');
const mokoro = i('delta-by-mokoro');
const svalbard = i('svalbard-by-small-ship');

/** Searches of visitors, judged by hand against the demo content. */
export const judgedSearches: readonly JudgedSearch[] = [
  { q: 'kenya', first: [g('kenya')], among: [p('kenya-safaris'), mara] },
  { q: 'kenya september', first: [mara, lamu], among: [plain, g('kenya')] },
  { q: 'safarri kenia', first: [p('kenya-safaris')], among: [mara, lamu] },
  { q: 'great migration', first: [a('where-the-herds-are-month-by-month')], among: [serengeti, mara] },
  { q: 'tiger', first: [i('tigers-and-the-ganges')], among: [a('the-tiger-in-the-tenth-hour'), g('india')] },
  {
    q: 'northern lights',
    first: [a('northern-lights-without-promises')],
    among: [i('lofoten-and-tromso-in-winter'), i('south-coast-in-the-dark-months')],
  },
  { q: 'japan cherry blossom', first: [p('japan-journeys')], among: [g('japan'), kyoto] },
  { q: 'japan snow', first: [hokkaido], among: [] },
  { q: 'honeymoon', first: [p('honeymoons')], among: [serengeti, lamu] },
  { q: 'honeymoon february', first: [lamu, i('south-to-the-silence')], among: [p('honeymoons')] },
  { q: 'family safari', first: [i('under-kilimanjaro-with-children')], among: [mara, madikwe] },
  { q: 'malaria free', first: [madikwe], among: [] },
  { q: 'under 5000', first: [], among: [], holds: 'onlyUpTo5000' },
  { q: 'italy under $5000', first: [puglia], among: [], holds: 'onlyUpTo5000' },
  { q: '10 nights tanzania', first: [serengeti, ruaha], among: [serengeti, ruaha] },
  { q: 'two weeks africa', first: [plain, capeToDelta], among: [plain, capeToDelta] },
  { q: 'train italy', first: [italyByRail], among: [a('the-train-that-boards-a-ship'), c('vale-orrin-rail')] },
  { q: 'sleeper train', first: [p('journeys-by-rail')], among: [i('ten-countries-by-rail'), italyByRail] },
  { q: 'nile cruise', first: [i('the-nile-by-dahabiya')], among: [p('nile-tour'), p('egypt-journeys')] },
  { q: 'pyramids', first: [g('egypt')], among: [] },
  { q: 'pugila', first: [puglia], among: [c('lume-tessaro')] },
  { q: 'machu pichu', first: [p('peru-journeys')], among: [i('sacred-valley-slowly'), g('peru')] },
  { q: 'whales', first: [a('whales-from-the-cliff-path')], among: [i('three-islands-of-the-azores')] },
  { q: 'ryokan', first: [a('what-happens-in-a-ryokan')], among: [kyoto] },
  { q: 'hot springs', first: [p('hot-water')], among: [hokkaido, i('iceland-off-the-ring')] },
  { q: 'okavango', first: [mokoro], among: [g('botswana'), a('the-flood-that-arrives-in-the-dry-season')] },
  { q: 'mokoro june', first: [mokoro], among: [p('delta-tour')] },
  { q: 'svalbard', first: [svalbard], among: [c('northmere-polar')] },
  { q: 'midnight sun', first: [p('nights-without-dark')], among: [svalbard] },
  { q: 'wine south africa', first: [i('cape-and-winelands')], among: [p('south-africa-journeys')] },
  { q: 'douro harvest', first: [i('douro-by-train-and-boat')], among: [a('the-douro-before-the-boats')] },
  { q: 'solo', first: [p('on-your-own')], among: [] },
  { q: 'walking ireland', first: [i('kerry-on-foot')], among: [g('ireland')] },
  { q: 'quiet greek islands', first: [a('ten-quiet-islands')], among: [p('greek-islands'), i('small-cyclades-by-caique')] },
  { q: 'somewhere warm in february', first: [p('february-elsewhere')], among: [g('the-southern-summer')] },
  { q: 'how much does it cost', first: [a('what-a-good-journey-costs')], among: [] },
  { q: 'acacia quil', first: [c('acacia-quill')], among: [] },
  { q: 'altitude sickness', first: [a('going-up-slowly')], among: [] },
  { q: 'bhutan', first: [], among: [g('india')], holds: 'notPlanned' },
  { q: 'privacy', first: ['/privacy/', '/dynamic/privacy/'], among: [] },
];
