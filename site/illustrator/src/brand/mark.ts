/** The brand's mark as SVG: a route from an open waypoint over a small one to a solid one. `ground` fills the square behind it. */
export function drawMark(options: { line: string; goal: string; ground?: string }): string {
  const { line, goal, ground } = options;
  const behind = ground ? `<path fill="${ground}" d="M0 0h32v32H0z"/>` : '';
  const open = ground ?? 'none';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32" fill="none">${behind}` +
    `<path stroke="${line}" stroke-width="2.25" d="M7.6 24.9C13 23.4 11.4 16 16.8 16S21.6 8.4 25 7.3"/>` +
    `<circle cx="5.25" cy="25.25" r="2.5" fill="${open}" stroke="${line}" stroke-width="1.75"/><circle cx="16.3" cy="16" r="2.25" fill="${line}"/><circle cx="26.5" cy="6.75" r="3.75" fill="${goal}"/></svg>\n`
  );
}
