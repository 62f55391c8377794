import type { ContactRequestRow } from '#src/domains/site/contactRequests/contactRequest.model.ts';

/** What it is about, who writes, the message, how it stands, the answer where there is one. */
export type ContactData = readonly [
  option: ContactRequestRow['option'],
  name: string,
  message: string,
  status: ContactRequestRow['status'],
  answer?: string,
];

/** Messages from the contact form, newest first. */
export const contactData: readonly ContactData[] = [
  [
    'PLAN_A_TRIP',
    'Henrik Aalto',
    'We would like to see the north of Norway in March with two children of nine and twelve. Is that too cold for the younger one?',
    'NEW',
  ],
  [
    'EXISTING_TRIP',
    'Lorna Petrie',
    'My mother has broken her wrist and our departure is in three weeks. Whom do I ring about moving it?',
    'NEW',
  ],
  [
    'PRESS',
    'Delia Stratton',
    'I write about slow travel for a monthly and would like to speak with one of your planners in Portugal.',
    'NEW',
  ],
  [
    'PLAN_A_TRIP',
    'Osei Boateng',
    'Ten days in Japan in the autumn, by train, no more than three hotels. Do you do this for one person?',
    'NEW',
  ],
  ['OTHER', 'Brigid Nolan', 'Your page about the Burren names an orchid that does not grow there. I enclose the Latin.', 'NEW'],
  ['TRAVEL_COMPANY', 'Marek Dvorak', 'We plan walking weeks in the Carpathians and wonder whether you will open Romania.', 'NEW'],
  [
    'PLAN_A_TRIP',
    'Caroline Voss',
    'Two sisters, one wheelchair, a fortnight. We had thought of Ireland. Where do the ferries have lifts?',
    'NEW',
  ],
  ['CAREERS', 'Julian Sommers', 'Is the post in care for Latin America open to somebody who lives in Lima?', 'NEW'],
  ['EXISTING_TRIP', 'Yasmin Haddad', 'I cannot open the second version of the proposal. The first one opened.', 'OPEN'],
  [
    'PLAN_A_TRIP',
    'Gerard Boucher',
    'We are four and would like to sail in Greece in late September. Is the water still warm then?',
    'OPEN',
  ],
  ['PLAN_A_TRIP', 'Winifred Stokes', 'I am seventy-nine and want to see a kiwi. Please be honest about the walking.', 'OPEN'],
  ['PRESS', 'Noah Feld', 'For a piece about reviews that the seller cannot choose: may we quote your rule on one-star letters?', 'OPEN'],
  ['OTHER', 'Agatha Wren', 'Could the type of the articles be a little larger on my telephone?', 'OPEN'],
  ['EXISTING_TRIP', 'Thaddeus Pryor', 'The lodge asks for our shoe sizes. Is that correct?', 'OPEN'],
  ['TRAVEL_COMPANY', 'Sana Mirza', 'We are a women’s trekking company in Gilgit. How does one apply?', 'FORWARDED'],
  ['CAREERS', 'Petra Novotná', 'I applied for the editor’s post in the spring and would like to know how it stands.', 'FORWARDED'],
  ['PLAN_A_TRIP', 'Franklin Yates', 'We have air miles to anywhere and eleven days in May. What would you do?', 'FORWARDED'],
  ['EXISTING_TRIP', 'Rosa Benavides', 'Please add our daughter to the booking. She is eight and eats everything.', 'FORWARDED'],
  [
    'PLAN_A_TRIP',
    'Edwin Marlowe',
    'Is it wise to go to the Okavango in February?',
    'ANSWERED',
    'It is green, quiet and a third cheaper; you will see fewer animals and more birds. Two nights in the Kalahari beside it make February worth it.',
  ],
  [
    'PLAN_A_TRIP',
    'Beatrix Coyle',
    'Do you plan for people who do not fly?',
    'ANSWERED',
    'Gladly. From London you can be in Sicily in two days by rail, and in Morocco in three with one ferry. We have a planner who does nothing else.',
  ],
  [
    'PRESS',
    'Cyril Pemberton',
    'May we use the picture of the dunes for a review of desert books?',
    'ANSWERED',
    'Yes, with the credit Farwend studio. The large file is attached.',
  ],
  [
    'EXISTING_TRIP',
    'Hubert Lang',
    'Our flight lands three hours later than before. Will somebody still be there?',
    'ANSWERED',
    'Yes. The driver has the new time and will hold a sign with your name until half past one.',
  ],
  [
    'OTHER',
    'Flora Mackay',
    'How do you choose the companies?',
    'ANSWERED',
    'We ask for three references, look at papers, travel with them once and read every review since. Two of five are turned away.',
  ],
  [
    'PLAN_A_TRIP',
    'Kieran Walsh',
    'What does two weeks in Kenya cost, roughly, for a family of five?',
    'ANSWERED',
    'Between 35,000 and 60,000 dollars for all of you without the long flights, by season and by camp. In June it is the lower figure.',
  ],
  [
    'PLAN_A_TRIP',
    'Uma Krishnan',
    'Vegetarian, no onion, no garlic, for two weeks in Japan. Can it be done?',
    'ANSWERED',
    'It can, with notice: temples and about forty inns do it well. We would write it on a card for each kitchen.',
  ],
  [
    'TRAVEL_COMPANY',
    'Leopold Brandt',
    'Do you take a commission from the company or from the traveler?',
    'ANSWERED',
    'From the company, at a rate that is in its contract. The traveler pays what the company asks and nothing to us.',
  ],
  [
    'CAREERS',
    'Saskia de Vries',
    'Do your planners work from home?',
    'ANSWERED',
    'The care team does, three days of five. Engineers and editors may live anywhere within four hours of Lisbon’s time.',
  ],
  [
    'EXISTING_TRIP',
    'Milo Andersson',
    'Can we pay the balance in pounds?',
    'ANSWERED',
    'Yes, at the rate on the proposal. The company sends a second invoice.',
  ],
  [
    'PLAN_A_TRIP',
    'Harriet Osgood',
    'We were in Peru in 2019 with another agency and were ill the whole time. How would you do it?',
    'CLOSED',
    'Two nights low before one high, and a line of heights down the side of every plan. Rosa Quispe has written to you.',
  ],
  [
    'OTHER',
    'Roderick Blaine',
    'Please remove my address from the letters.',
    'CLOSED',
    'Done, today. You will not hear from us again unless you write first.',
  ],
  [
    'EXISTING_TRIP',
    'Josephine Albright',
    'Thank you for the driver in Fes, Brahim. Please tell him.',
    'CLOSED',
    'He knows now, and his daughters too.',
  ],
  [
    'PRESS',
    'Ophelia Grant',
    'Who draws the pictures on the site?',
    'CLOSED',
    'Our own studio, from height maps of the real places. The hour of light is real as well.',
  ],
  [
    'PLAN_A_TRIP',
    'Solomon Achebe',
    'We want to give our parents a journey for their fiftieth. They like trains and silence.',
    'CLOSED',
    'We have sent you three ideas, all with trains. The silence is in the second.',
  ],
  [
    'PLAN_A_TRIP',
    'Estella Munro',
    'Is Svalbard possible in a normal coat?',
    'CLOSED',
    'In July nearly. The ship lends suits and boots, so bring wool and a hat.',
  ],
  [
    'OTHER',
    'Barnaby Cross',
    'Where can I read how long you keep my data?',
    'CLOSED',
    'On the page about privacy, section five, in a table by kind and by years.',
  ],
  [
    'CAREERS',
    'Tomasz Wilk',
    'Could I visit the office as a student of cartography?',
    'CLOSED',
    'Yes, on any first Thursday. Bring a map you like.',
  ],
  [
    'EXISTING_TRIP',
    'Verity Boone',
    'We are home. The key of room four is in my coat.',
    'CLOSED',
    'They have a second one and send greetings. Post it when you pass a box.',
  ],
  ['OTHER', 'Rank Boosters', 'Your site deserves ten thousand visitors. Ask for our price list.', 'SPAM'],
  ['OTHER', 'Cheap Pills', 'Best offers only today for the friends of travel.', 'SPAM'],
  ['TRAVEL_COMPANY', 'Guest Post Team', 'We would like to place a text with two links on your blog.', 'SPAM'],
];

/** A wish to join (with company and country), or a question to a company by its name. */
export interface CompanyContactData {
  company: string;
  joins?: { website: string; countryCodes: readonly string[] };
  name: string;
  message: string;
  status: ContactRequestRow['status'];
  answer?: string;
}

/** What companies and readers wrote on company pages, newest first. */
export const companyContactData: readonly CompanyContactData[] = [
  {
    company: 'Carpathian Hours',
    joins: { website: 'https://carpathian-hours.example', countryCodes: ['RO'] },
    name: 'Ileana Pop',
    message: 'Nine guides, two huts and a horse. We plan walking weeks in Maramureș and would like to be looked at.',
    status: 'NEW',
  },
  {
    company: 'Acacia Quill',
    name: 'Felix Oduya',
    message: 'Do you plan for one person in the green season, and is there a supplement?',
    status: 'NEW',
  },
  {
    company: 'Yukiharu Path',
    name: 'Renata Fuchs',
    message: 'We walk slowly, eight kilometres a day at most. Is the Kiso valley possible?',
    status: 'NEW',
  },
  {
    company: 'Tidal House',
    joins: { website: 'https://tidal-house.example', countryCodes: ['PT'] },
    name: 'Mafalda Reis',
    message: 'Small sailing boats on the Sado, licensed since 2016. Our guests asked us to write to you.',
    status: 'NEW',
  },
  { company: 'Basaltborn', name: 'Quinn Adair', message: 'Is there anything to see if the northern lights do not come?', status: 'NEW' },
  { company: 'Stellwyn Cape', name: 'Arthur Penhale', message: 'Which of your camps can take a child of four?', status: 'OPEN' },
  {
    company: 'Llano Alto',
    joins: { website: 'https://llano-alto.example', countryCodes: ['CO'] },
    name: 'Jimena Ríos',
    message: 'Birds and coffee in the Cauca valley. Six of us, four biologists, one cook, one driver.',
    status: 'OPEN',
  },
  {
    company: 'Duneward',
    name: 'Tabitha Moore',
    message: 'May we bring our dog into the desert? He is small and dislikes cats.',
    status: 'OPEN',
  },
  {
    company: 'Kyklos & Olive',
    name: 'Boris Steiner',
    message: 'Does the caique have a ladder for people with bad shoulders?',
    status: 'FORWARDED',
  },
  {
    company: 'Quipu & Cloud',
    name: 'Delia Stratton',
    message: 'My heart has a stent. Which of your routes stays below 3,000 metres?',
    status: 'FORWARDED',
  },
  {
    company: 'Lume & Tessaro',
    name: 'Vaughn Ellery',
    message: 'We are twelve and would like one long table outdoors in May.',
    status: 'FORWARDED',
  },
  {
    company: 'Fernlight South',
    name: 'Maribel Santos',
    message: 'How cold is Doubtful Sound in October?',
    status: 'ANSWERED',
    answer: 'Eight degrees by day and rain on two days of three. The boat is warm and the falls are at their best.',
  },
  {
    company: 'Harrowglen House',
    name: 'Fiona Drummond',
    message: 'Our people were Presbyterians from Antrim. Do you look there as well?',
    status: 'ANSWERED',
    answer: 'Yes. The registers of Antrim are in Belfast, and one of our two genealogists spends her Tuesdays with them.',
  },
  {
    company: 'Baltic Lines',
    joins: { website: 'https://baltic-lines.example', countryCodes: ['EE', 'LV'] },
    name: 'Kadri Tamm',
    message: 'Sea, bogs and saunas. We have three seasons behind us and good papers.',
    status: 'ANSWERED',
    answer: 'Thank you. We do not plan in the Baltic states yet and have put your letter with those we shall open first.',
  },
  {
    company: 'Northmere Polar',
    name: 'Phineas Rudd',
    message: 'What happens when the sea is too high for the ship?',
    status: 'ANSWERED',
    answer: 'The captain waits in a fjord, and there is a plan ashore for each day. It has happened twice in nine winters.',
  },
  {
    company: 'Saltgrove Atlantic',
    name: 'Giovanna Bassi',
    message: 'Thank you for the slow train. We sat on the right.',
    status: 'CLOSED',
    answer: 'Then you have seen the river. The left side is for the way back.',
  },
  {
    company: 'Two Palms',
    joins: { website: 'https://two-palms.example', countryCodes: ['MV'] },
    name: 'Rex Holt',
    message: 'We sell rooms on nine islands and pay well for placement.',
    status: 'CLOSED',
    answer: 'We do not sell placement. Thank you for asking first.',
  },
  {
    company: 'Toucan Ledger',
    name: 'Rank Boosters',
    message: 'Your company deserves ten thousand visitors. Ask for our price list.',
    status: 'SPAM',
  },
];
