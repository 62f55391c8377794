/** A geographic position in degrees; south and west are negative. */
export interface Position {
  /** Latitude, -90 to 90. */
  lat: number;
  /** Longitude, -180 to 180. */
  lng: number;
}

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two points in kilometres (haversine formula). */
export function distanceKm(from: Position, to: Position): number {
  const rise = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const turn = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(rise + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * turn));
}

/** Positions along the shortest line between two points, at most `step` kilometres apart, without the first. */
export function followGreatCircle(from: Position, to: Position, step = 100): Position[] {
  const count = Math.max(Math.ceil(distanceKm(from, to) / step), 1);
  const [start, end] = [vectorOf(from), vectorOf(to)];
  const angle = distanceKm(from, to) / earthRadius;
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / count;
    if (t === 1 || angle === 0) return to;
    const [before, after] = [Math.sin((1 - t) * angle), Math.sin(t * angle)];
    const [x, y, z] = start.map((part, axis) => before * part + after * (end[axis] ?? 0));
    return positionOf(x ?? 0, y ?? 0, z ?? 0);
  });
}

function vectorOf({ lat, lng }: Position): [x: number, y: number, z: number] {
  const [phi, lambda] = [radians(lat), radians(lng)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function positionOf(x: number, y: number, z: number): Position {
  return { lat: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI, lng: (Math.atan2(y, x) * 180) / Math.PI };
}

/** Formats a position to the minute: `1°29′S 35°8′E`. */
export function formatPosition({ lat, lng }: Position): string {
  return `${formatLatitude(lat)} ${formatLongitude(lng)}`;
}

/** Formats a latitude in degrees and, unless zero, minutes. */
export function formatLatitude(lat: number): string {
  return degreesAndMinutes(lat, 'N', 'S');
}

/** Formats a longitude in degrees and, unless zero, minutes; values beyond ±180° wrap around. */
export function formatLongitude(lng: number): string {
  return degreesAndMinutes(((((lng + 180) % 360) + 360) % 360) - 180, 'E', 'W');
}

function degreesAndMinutes(angle: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(angle) * 60);
  const rest = minutes % 60;
  const side = minutes === 0 ? '' : angle > 0 ? positive : negative;
  return `${Math.floor(minutes / 60)}°${rest === 0 ? '' : `${rest}′`}${side}`;
}
