/** Names of further travelers; the rest of what they are follows from their place in the list. */
export const furtherNames: readonly (readonly [givenName: string, familyName: string])[] = (
  [
    'Adele Harcourt, Bennett Ashcroft, Carmen Iglesias, Dmitri Volkov, Eleanor Finch, Felix Oduya, Greta Lindholm, Hiro Nakagawa, Imogen Bellamy, Jasper Holloway',
    'Kavita Sharma, Lars Henriksen, Maribel Santos, Nathan Greenbaum, Odessa Crane, Percy Whitlow, Quinn Adair, Renata Fuchs, Solomon Achebe, Tabitha Moore',
    'Ulysses Grantham, Vivienne Leclerc, Wesley Trask, Xiomara Delgado, Yannick Moreau, Zelda Rosenthal, Arthur Penhale, Briony Teague, Cormac Doyle, Delia Stratton',
    'Emmett Calloway, Fiona Drummond, Gerard Boucher, Henrietta Vance, Ignatius Kerr, Josephine Albright, Kenji Watanabe, Lillian Mercer, Mortimer Hale, Nadine Khoury',
    'Orla Fitzgibbon, Pablo Quintero, Queenie Marsh, Roderick Blaine, Sunniva Dahl, Thaddeus Pryor, Uma Krishnan, Viktor Petrov, Winifred Stokes, Yusuf Karaman',
    'Alma Redfern, Boris Steiner, Clementine Ward, Darius Hosseini, Edith Lomax, Floyd Jennings, Giovanna Bassi, Hubert Lang, Iris Montague, Julian Sommers',
    'Katarina Weiss, Leopold Brandt, Marguerite Oakes, Niall Brogan, Ophelia Grant, Phineas Rudd, Rosa Benavides, Stellan Nyberg, Theresa Colby, Uriel Navarro',
    'Vaughn Ellery, Wanda Jaworski, Yasmin Haddad, Zachary Thorne, Anton Kessler, Beatrix Coyle, Cyril Pemberton, Daphne Zographos, Edwin Marlowe, Flora Mackay',
    'Gideon Shapiro, Harriet Osgood, Ivo Marinković, Jocasta Reed, Kieran Walsh, Lucinda Farrow, Milo Andersson, Noelle Baptiste, Oscar Vandermeer, Petra Novotná',
    'Raymond Tully, Saskia de Vries, Tobias Keller, Ursula Hahn, Victor Okonjo, Willa Prescott, Ximena Rojas, Zoltan Szabo, Agatha Wren, Barnaby Cross',
    'Celia Thornton, Desmond Achterberg, Estella Munro, Franklin Yates, Genevieve Roy, Hamza Siddiqui, Ines Carvalho, Jerome Whitaker, Klara Jensen, Lionel Sachs',
    'Mabel Attwater, Nikolai Orlov, Olympia Drakos, Prudence Lake, Roland Achard, Serena Voss, Tomasz Wilk, Verity Boone',
  ] as const
)
  .join(', ')
  .split(', ')
  .map((name) => {
    const [givenName = '', ...family] = name.split(' ');
    return [givenName, family.join(' ')];
  });

/** Where those live who do not live in the United States, in turn. */
export const furtherHomes: readonly string[] = [
  'GB',
  'CA',
  'AU',
  'GB',
  'DE',
  'FR',
  'CA',
  'NL',
  'IE',
  'SG',
  'GB',
  'AU',
  'SE',
  'CH',
  'BE',
  'CA',
  'DK',
  'ZA',
  'NZ',
  'GB',
  'NO',
  'ES',
  'AE',
];
