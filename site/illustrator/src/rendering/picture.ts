/** A picture in float colours, three for each pixel, 0 to 1. */
export type Picture = { width: number; height: number; data: Float32Array };
