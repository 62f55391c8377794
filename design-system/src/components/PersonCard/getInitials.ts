/** First grapheme of the first and the last name: “Ólafur Þór Jónsson” gives “ÓJ”. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word = '') => [...new Intl.Segmenter().segment(word)][0]?.segment.toUpperCase() ?? '').join('');
}
