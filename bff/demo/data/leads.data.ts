/** What is told of the people who lead the companies we work with, by company. */
export const leadBios: Readonly<Record<string, string>> = {
  'Acacia Quill':
    'Guided in the Mara for eleven years before she planned for others, and sends nobody where one of the office has not slept. Writes the first letter herself, usually before six in the morning.',
  'Stellwyn Cape':
    'Learned the trade in a reservations office in Langa with one telephone. Holds rooms in nine camps that do not advertise, and meets most guests for a glass on the first evening.',
  'Redgrass & Rain':
    'A park ranger for fourteen years and still up at five. Draws the rain on a wall map every Monday and tells you honestly when you would miss the herds.',
  'Lume & Tessaro':
    'Restored frescoes for twelve years and has kept the keys. Plans in days rather than in towns, and talks people out of Florence in June.',
  'Vale Orrin Rail':
    'Planned timetables for a railway for twenty-two years and left over a missing minute. Has ridden every line he sells, in both directions.',
  'Kyklos & Olive': 'From a family of three captains and one notary. Settles harbours with you and leaves the hours between to the wind.',
  'Yukiharu Path':
    'Left a publishing house in 2012 with a list of inns. Plans by blossom, maple and snow, and by which grandmother is cooking.',
  'Quipu & Cloud':
    'Born at 3,400 metres near Chinchero, the eldest of seven. Draws a line of heights beside every plan; nobody has been carried down since 2014.',
  'Toucan Ledger':
    'Counted frogs for the university until the money ended. Keeps the ledger of everything that guests have seen, and flies along when it is about birds.',
  'Saltgrove Atlantic': 'Grew up on a salt pan near Figueira. Asks for your best meal so far and starts there.',
  Basaltborn:
    'Drives the truck herself when the road is bad enough. Knows a hot pool for the end of every day, and which farmer to ring first.',
  'Northmere Polar':
    'Was first mate on a mail ship for nine winters. Works back from the season you dream of to the month in which it happens.',
  'Harrowglen House':
    'Runs a house with seven rooms and a telephone, as her aunt did. Knows most parishes west of the Shannon and somebody in each.',
  Duneward: 'Grew up at the last stop of the bus, where he still has an uncle at the well. Chooses the nights by the moon.',
  'Felucca Row':
    'An Egyptologist who would rather show you one wall well than ten in passing. Lectures without notes and answers without mercy.',
  'Marigold Ghat':
    'Her days begin at five, and so, when it is worth it, do yours. Came to travel from a newspaper, and still checks everything twice.',
  'Lotus Ferry': 'Was a cook on the night train between Hanoi and Hue for eight years. Plans by what is eaten where, and at what hour.',
  'Fernlight South': 'Belongs to Ngāi Tahu and to the south. Plans around tides and around who is home; drives every road again in spring.',
  'Tidewheel Asia': 'Sailed before he planned, and begins every week at a quay. Resting this season while the office moves.',
  'Coral Meridian': 'Worked for small hotels on two oceans before he spoke for them.',
  'Piazza Ninety': 'Walked from Bologna to Rome after his degree and has planned on foot since. New with us.',
};
