/** A ring of a coast: longitudes and latitudes in degrees. */
export type Ring = [lng: number, lat: number][];

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { land: Geometry };
}
type Geometry =
  | { type: 'GeometryCollection'; geometries: Geometry[] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
  | { type: 'Polygon'; arcs: number[][] };

/** The coasts of a TopoJSON file of Natural Earth, each as a closed ring. */
export function coastsOf(topology: Topology): Ring[] {
  const { scale, translate } = topology.transform;
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): [number, number] => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const ringOf = (indices: number[]): Ring =>
    indices.flatMap((index, i) => {
      const arc = index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? []);
      return i === 0 ? arc : arc.slice(1);
    });
  const ringsOf = (shape: Geometry): Ring[] => {
    if (shape.type === 'GeometryCollection') return shape.geometries.flatMap(ringsOf);
    return (shape.type === 'Polygon' ? [shape.arcs] : shape.arcs).flatMap((polygon) => polygon.map(ringOf)).flatMap(aroundTheWorld);
  };
  return ringsOf(topology.objects.land);
}

/** A ring that passes the 180th meridian, once for each side of the sheet it shows on. */
function aroundTheWorld(ring: Ring): Ring[] {
  let turn = 0;
  const unbroken = ring.map(([lng, lat], i): Ring[number] => {
    const step = i === 0 ? 0 : lng - ring[i - 1][0];
    if (step > 180) turn -= 360;
    if (step < -180) turn += 360;
    return [lng + turn, lat];
  });
  const shifted = (by: number) => unbroken.map(([lng, lat]): Ring[number] => [lng + by, lat]);
  const lngs = unbroken.map(([lng]) => lng);
  return [unbroken, ...(Math.min(...lngs) < -180 ? [shifted(360)] : []), ...(Math.max(...lngs) > 180 ? [shifted(-360)] : [])];
}

/** The part of a ring inside a box of degrees, cut along its four sides. */
export function clip(ring: Ring, [west, south, east, north]: readonly [number, number, number, number]): Ring {
  const sides: { inside: (p: Ring[number]) => boolean; axis: 0 | 1; at: number }[] = [
    { inside: ([x]) => x >= west, axis: 0, at: west },
    { inside: ([x]) => x <= east, axis: 0, at: east },
    { inside: ([, y]) => y >= south, axis: 1, at: south },
    { inside: ([, y]) => y <= north, axis: 1, at: north },
  ];
  return sides.reduce<Ring>((points, { inside, axis, at }) => {
    return points.flatMap((point, i) => {
      const before = points.at(i - 1) ?? point;
      const crossing = inside(point) === inside(before) ? [] : [between(before, point, axis, at)];
      return inside(point) ? [...crossing, point] : crossing;
    });
  }, ring);
}

function between(one: Ring[number], other: Ring[number], axis: 0 | 1, at: number): Ring[number] {
  const part = (at - one[axis]) / (other[axis] - one[axis]);
  const across = axis === 0 ? one[1] + part * (other[1] - one[1]) : one[0] + part * (other[0] - one[0]);
  return axis === 0 ? [at, across] : [across, at];
}

/** The ring without points that stand less than `tolerance` degrees off the line of the others (Douglas and Peucker). */
export function simplify(ring: Ring, tolerance: number): Ring {
  const keep = new Set([0, ring.length - 1]);
  const spans: [number, number][] = [[0, ring.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    let [farthest, distance] = [-1, tolerance];
    for (let i = first + 1; i < last; i += 1) {
      const off = distanceTo(ring[i], ring[first], ring[last]);
      if (off > distance) [farthest, distance] = [i, off];
    }
    if (farthest < 0) continue;
    keep.add(farthest);
    spans.push([first, farthest], [farthest, last]);
  }
  return ring.filter((_, i) => keep.has(i));
}

function distanceTo(point: Ring[number] | undefined, from: Ring[number] | undefined, to: Ring[number] | undefined): number {
  if (!point || !from || !to) return 0;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point[0] - from[0], point[1] - from[1]);
  return Math.abs(dy * (point[0] - from[0]) - dx * (point[1] - from[1])) / length;
}

/** The area of a ring in square degrees. */
export function areaOf(ring: Ring): number {
  return Math.abs(ring.reduce((sum, [x, y], i) => sum + (ring.at(i - 1)?.[0] ?? 0) * y - x * (ring.at(i - 1)?.[1] ?? 0), 0)) / 2;
}
