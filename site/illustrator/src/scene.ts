/** The camera, above the point x = 0, z = 0 and looking along z; distances in kilometres, angles in degrees. */
export type Camera = {
  /** Above water level. */
  height: number;
  /** Horizontal field of view. */
  fov: number;
  /** Where the horizon lies, 0 top to 1 bottom; the lens is shifted, so verticals stay vertical. */
  horizon: number;
  /** Nearest and farthest ground that is drawn. */
  near: number;
  far: number;
  /** Heightmap rows for each picture column, 1.6 by default; more for steep edges close by. */
  rows?: number;
};

/** The only light. */
export type Sun = {
  /** 0 is straight ahead, 90 to the right, 180 behind the eye. */
  azimuth: number;
  /** Height above the horizon for shading. */
  elevation: number;
  colour: string;
  /** Radius of the visible disc as a share of the picture width; left out when the sun is outside the picture. */
  disc?: number;
  discColour?: string;
  /** Height of the disc above the horizon as a share of the picture height. */
  rise?: number;
  /** How strongly the sky glows around it, 0 to 1. */
  glow: number;
};

/** A printing ink in four tones, from shade to light. */
export type Ink = readonly [string, string, string, string];

/** The ground of a biome as pure functions of the place (`x` right, `z` ahead, kilometres). */
export type Terrain = {
  /** Height in kilometres; below 0 is water. `octaves` is how much detail shows at that distance. */
  height: (x: number, z: number, octaves: number) => number;
  /** Ground cover as an index into the scene's `inks`; a fraction blends with the next one. `up` is 1 on flat ground, 0 on a wall. */
  cover: (x: number, z: number, height: number, up: number) => number;
  /** Density of trees, 0 to 1. */
  woods?: (x: number, z: number, height: number) => number;
};

/** Something drawn as a silhouette on the ground: a plant, an animal, a boat. */
export type Prop = {
  kind: string;
  x: number;
  z: number;
  /** Height in kilometres. */
  size: number;
  /** Seed of the silhouette. */
  variant: number;
  /** Mirrored left to right. */
  flip?: boolean;
  /** Height of its foot above the ground. */
  lift?: number;
};

/** Everything that defines one picture. */
export type Scene = {
  seed: number;
  place: string;
  caption: string;
  alt: string;
  /** Country code, two letters. */
  country: string;
  /** Names of the places it shows, as destinations and locations are named; without the country. */
  shows: readonly string[];
  /** Search terms: what it shows, its water, season and hour. */
  tags: readonly string[];
  /** Alternative text where the picture stands for no place; left out for a place that is recognised. */
  anywhere?: string;
  /** Month in English. */
  season: string;
  /** Local time, `6.20`. */
  hour: string;
  /** The point that must stay visible in any crop, 0 to 1. */
  focalX: number;
  focalY: number;
  /** The middle of its upright picture, 0 to 1 of the width; the focal point unless what it tells of lies elsewhere. */
  uprightX?: number;
  /** A key of `biomes`. */
  biome: string;
  camera: Camera;
  sun: Sun;
  /** Sky colours from the horizon (0) to the top edge (1). */
  sky: readonly (readonly [number, string])[];
  clouds?: { amount: number; colour: string; low: number; high: number; scale?: number };
  /** Cumulus clouds from `base` to `top`, as shares of the sky above the horizon. */
  cumulus?: { amount: number; light: string; shade: string; base: number; top: number; scale: number };
  /** A starry sky; how strong the Milky Way is, 0 to 1. */
  stars?: number;
  /** Colours of northern lights at their base and top. */
  aurora?: readonly [string, string];
  /** Aerial perspective: half of a colour is lost at `distance`; above the height `top` the haze thins (kilometres). */
  haze: { colour: string; distance: number; power: number; top: number; bands: number; max: number };
  mist?: {
    colour: string;
    height: number;
    depth: number;
    amount: number;
    from: number;
    to: number;
    /** Only above this height, kilometres. */
    above?: number;
  };
  inks: readonly Ink[];
  /** Inks of props by kind. */
  props?: Readonly<Record<string, Ink>>;
  /** Strength of the relief, share of ambient light, and strength of cast shadows. */
  light: {
    relief: number;
    ambient: number;
    shadow: number;
    /** Strength of the shadows that buildings and props cast on the ground; none without it. */
    cast?: number;
    /** Below this height, in kilometres, the sun has set. */
    shadeBelow?: number;
    /** Shadows of clouds: their strength, and how many to a kilometre. */
    clouds?: readonly [amount: number, scale: number];
  };
  /** Darkens the picture toward the bottom edge, as on a hand-wiped block. */
  vignette?: { colour: string; amount: number; from: number };
  /** Strength of ink lines along crests and along contours, one at each `interval` kilometres. */
  line: { crest: number; contour: number; interval: number; colour: string };
  water?: { shallow: string; deep: string; depth: number; reflect: number; ripple: number; glitter: number; scale: number };
};
