/** Finds the heading under which the places of a continent are listed. */
export function findAtlasSection(continent: string | undefined): string {
  switch (continent) {
    case 'Asia':
    case 'Oceania':
      return 'Asia and the Pacific';
    case 'North America':
    case 'South America':
      return 'The Americas';
    default:
      return continent ?? 'Elsewhere';
  }
}
