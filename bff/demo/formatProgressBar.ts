/** Formats a progress bar like `[######..................]  25 %`. */
export function formatProgressBar(done: number, all: number): string {
  const width = 24;
  const full = Math.round((done / all) * width);
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${String(Math.round((done / all) * 100)).padStart(3)} %`;
}
