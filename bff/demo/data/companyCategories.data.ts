import type { CompanyCategoryFields } from '#src/domains/editorial/companyCategories/companyCategory.type.ts';
import type { DemoItem } from '../demoItem.ts';
import { demoId } from '../demoId.ts';

interface CategoryLine {
  key: string;
  title: string;
  summary: string;
  body: string;
  /** A place whose picture it has. */
  pictureOf: string;
  kind: CompanyCategoryFields['kind'];
  sortOrder: number;
  /** Names of the companies that stand first. */
  pinned?: readonly string[];
  /** Key of the category above it. */
  within?: string;
}

function category({ kind, sortOrder, pinned = [], within, ...line }: CategoryLine): DemoItem<CompanyCategoryFields> {
  const parentId = within === undefined ? null : demoId('companyCategory', within);
  const pinnedCompanyIds = pinned.map((name) => demoId('company', name));
  return { ...line, days: 330, own: { kind, parentId, sortOrder, order: 'AUTO', pinnedCompanyIds } };
}

/** Categories of travel companies of the demo. */
export const companyCategoryItems: readonly DemoItem<CompanyCategoryFields>[] = [
  category({
    key: 'africa',
    title: 'Companies in Africa',
    summary: 'Planners in Nairobi, Arusha, Cape Town, Marrakech and Luxor.',
    pictureOf: 'Maasai Mara',
    kind: 'DESTINATION',
    sortOrder: 1,
    pinned: ['Acacia Quill'],
    body: `They answer in the morning, since at noon they are in a car. Each sleeps in the camps it recommends, once in a season, and pays for that itself. For what they plan see [Africa, and the desert above it](landingPageCategory:africa-and-the-desert).`,
  }),
  category({
    key: 'europe',
    title: 'Companies in Europe',
    summary: 'From the Atlantic edge to the Aegean.',
    pictureOf: 'Lake Como',
    kind: 'DESTINATION',
    sortOrder: 2,
    body: `Seven houses, the largest of which has eleven people at work. They hold keys, know harbour masters, keep a room back. In summer they reply a little later, in winter at once.`,
  }),
  category({
    key: 'asia-and-pacific',
    title: 'Companies in Asia and the Pacific',
    summary: 'Japan, India, Vietnam and New Zealand, each from inside.',
    pictureOf: 'Sa Pa',
    kind: 'DESTINATION',
    sortOrder: 3,
    body: `When you write in the evening it is morning there, and the answer lies beside your coffee. All of them speak English on the telephone, and on the train platform somebody speaks for you.`,
  }),
  category({
    key: 'latin-america',
    title: 'Companies in Latin America',
    summary: 'The Andes, and the forest between two oceans.',
    pictureOf: 'Sacred Valley',
    kind: 'DESTINATION',
    sortOrder: 4,
    body: `Cousins in one case, biologists in the other. Neither of them plans more than five journeys for the same week, because there are only so many good guides and they want them.`,
  }),
  category({
    key: 'safari-planners',
    title: 'Safari planners',
    summary: 'They know the guides by name, and the guides know the cats.',
    pictureOf: 'Makgadikgadi Pans',
    kind: 'TRIP_TYPE',
    sortOrder: 5,
    pinned: ['Stellwyn Cape'],
    body: `Three companies that between them have spent some nine thousand nights under canvas. Ask which guide, before you ask which camp. If it is your first time, [this letter](article:a-letter-before-a-first-safari) was written for you.`,
  }),
  category({
    key: 'slow-and-by-rail',
    title: 'Slow, and by rail',
    summary: 'Companies that think arriving is part of it.',
    pictureOf: 'Queenstown',
    kind: 'STYLE',
    sortOrder: 6,
    pinned: ['Vale Orrin Rail'],
    body: `Former timetable planners, owners of a caique, people with sails. They leave forty minutes between connections and an empty day in every week; you will not find a flight of less than three hours in their plans.`,
  }),
  category({
    key: 'the-far-north',
    title: 'Companies in the far north',
    summary: 'Iceland, Norway and as far as the ice permits.',
    pictureOf: 'Snæfellsnes',
    kind: 'DESTINATION',
    sortOrder: 7,
    within: 'europe',
    pinned: ['Northmere Polar', 'Basaltborn'],
    body: `Two houses, one of trucks and one of boats. They will talk of wind and cloud for longer than you might wish, and will not promise [the lights](article:northern-lights-without-promises).`,
  }),
  category({
    key: 'tables-and-cellars',
    title: 'Tables and cellars',
    summary: 'Planners who begin with lunch and know what is landed on a Tuesday.',
    pictureOf: 'Marlborough',
    kind: 'TRIP_TYPE',
    sortOrder: 8,
    pinned: ['Lume & Tessaro', 'Saltgrove Atlantic', 'Lotus Ferry'],
    body: `What makes them different is the mothers, aunts and growers in their telephones. No tasting menus unless you insist. They all ask for allergies first and for wishes after that.`,
  }),
  category({
    key: 'good-with-children',
    title: 'Good with children',
    summary: 'Companies whose planners have some, and whose guides like questions.',
    pictureOf: 'Arenal',
    kind: 'TRIP_TYPE',
    sortOrder: 9,
    pinned: ['Toucan Ledger', 'Redgrass & Rain', 'Harrowglen House'],
    body: `Supper at six, one base for four nights, somebody to sit by the bed. They plan the long drive over the nap. Families who came back marked them 4.9 and above, and wrote down the names of the guides.`,
  }),
  category({
    key: 'under-sail',
    title: 'Under sail',
    summary: 'Caiques, dahabiyas and junks, with eight cabins or none.',
    pictureOf: 'Ha Long Bay',
    kind: 'STYLE',
    sortOrder: 10,
    within: 'slow-and-by-rail',
    pinned: ['Kyklos & Olive', 'Felucca Row', 'Lotus Ferry'],
    body: `Their plans have a second plan under them, for the wind. If you must be somewhere at noon then go with someone else; if you only want to be on the way, these are your people. More of it under [by small boat](landingPage:small-boats).`,
  }),
];
