/** Formats the hours until a company answers: `9.5 hours`. */
export function formatAnswerTime(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
