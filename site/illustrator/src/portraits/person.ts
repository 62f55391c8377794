/** How a person of the demo data looks. */
export type Person = {
  /** Name of the picture file without its extension. */
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
  hairColour: 'black' | 'brown' | 'chestnut' | 'fair' | 'red' | 'grey' | 'white';
  beard?: 'full' | 'short' | 'moustache' | 'stubble';
  glasses?: 'round' | 'square';
  /** Years. */
  age: number;
  /** Width of the jaw, -1 narrow to 1 broad. */
  jaw: number;
  clothing: 'jacket' | 'collar' | 'rollneck' | 'open' | 'vest' | 'shawl' | 'round' | 'kurta';
  /** Turn of the head, -1 left to 1 right. */
  turn: number;
};
