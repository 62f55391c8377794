/** How a person of the demo looks in ink and wash; every choice is a part that is drawn once. */
export type Person = {
  /** Name of the file. */
  file: string;
  /** Tone of the skin, 1 fair to 8 deep. */
  skin: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  hair:
    | 'crop'
    | 'side'
    | 'wave'
    | 'bob'
    | 'long'
    | 'bun'
    | 'knot'
    | 'curls'
    | 'locs'
    | 'braids'
    | 'receding'
    | 'bald'
    | 'scarf'
    | 'turban'
    | 'cap';
  /** Tone of the hair. */
  tint: 'black' | 'brown' | 'chestnut' | 'fair' | 'red' | 'grey' | 'white';
  beard?: 'full' | 'short' | 'moustache' | 'stubble';
  glasses?: 'round' | 'square';
  /** Years; lines and weight of the face follow. */
  age: number;
  /** Breadth of the jaw, -1 narrow to 1 broad. */
  jaw: number;
  dress: 'jacket' | 'collar' | 'rollneck' | 'open' | 'vest' | 'shawl' | 'round' | 'kurta';
  /** Where the head turns, -1 left to 1 right. */
  turn: number;
};
