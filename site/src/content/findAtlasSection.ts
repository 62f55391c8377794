/** The sheet of the atlas a continent is on. */
export function sheetOf(continent: string | undefined): string {
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
