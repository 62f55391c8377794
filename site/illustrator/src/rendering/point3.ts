/** A point in kilometres: right, up, ahead of the camera. */
export type Point3 = readonly [number, number, number];
