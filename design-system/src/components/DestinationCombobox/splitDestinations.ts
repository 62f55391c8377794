/** The places in a list, separated by commas, semicolons or lines, with or without bullets and numbers. */
export function splitDestinations(text: string): string[] {
  return text
    .split(/[\n\r\t,;،؛、，；]/)
    .map((name) => name.replace(/^\s*(?:[-*•·–]|\d{1,2}[.)])\s/, '').trim())
    .filter(Boolean);
}
