/** Where the eye stands; distances in kilometres, angles in degrees. */
export type Camera = {
  /** Height of the eye above water level. */
  height: number;
  /** Width of the view. */
  fov: number;
  /** Where the horizon lies, 0 top to 1 bottom; the lens shifts, so uprights stay upright. */
  horizon: number;
  /** Nearest and farthest ground that is drawn. */
  near: number;
  far: number;
  /** Rows of the heightmap for each picture column, 1.6 unless steep edges lie close by. */
  rows?: number;
};

/** The one light. */
export type Sun = {
  /** 0 is straight ahead, 90 to the right, 180 behind the eye. */
  azimuth: number;
  /** Height above the horizon for shading. */
  elevation: number;
  colour: string;
  /** Half width of the visible disc as a part of the picture width; left out when the sun is not in the picture. */
  disc?: number;
  discColour?: string;
  /** Where the disc stands above the horizon as a part of the picture height. */
  rise?: number;
  /** How strongly the sky glows around it, 0 to 1. */
  glow: number;
};

/** A printing ink in four tones, from shade to light. */
export type Ink = readonly [string, string, string, string];

/** Ground of a biome: pure functions of the place (`x` right, `z` ahead, kilometres). */
export type Terrain = {
  /** Height in kilometres; below 0 is water. `octaves` says how much detail the distance can show. */
  height: (x: number, z: number, octaves: number) => number;
  /** Which ink: the whole part chooses from the scene's `inks`, the fraction blends to the next. `up` is 1 on flat ground. */
  cover: (x: number, z: number, height: number, up: number) => number;
  /** How likely a tree stands there, 0 to 1. */
  woods?: (x: number, z: number, height: number) => number;
};

/** A thing that stands on the ground. */
export type Stand = {
  kind: string;
  x: number;
  z: number;
  /** Height in kilometres. */ size: number;
  variant: number;
  flip?: boolean;
  /** Base above the ground. */ lift?: number;
};

/** Everything that makes one picture. */
export type Scene = {
  seed: number;
  place: string;
  caption: string;
  alt: string;
  /** Country it lies in, two letters. */
  country: string;
  /** Places it shows, by the names that records have; the country goes without saying. */
  shows: readonly string[];
  /** Words one may look for it by: what stands in it, its water, season and hour. */
  tags: readonly string[];
  /** What it shows where no place is meant; left out for one that cannot be mistaken. */
  anywhere?: string;
  /** Month in English. */
  season: string;
  /** Local time, `6.20`. */
  hour: string;
  focalX: number;
  focalY: number;
  biome: string;
  camera: Camera;
  sun: Sun;
  /** Sky colours from the horizon (0) to the top edge (1). */
  sky: readonly (readonly [number, string])[];
  clouds?: { amount: number; colour: string; low: number; high: number; scale?: number };
  /** Heaped clouds from `base` to `top`, parts of the sky from the horizon up. */
  heaps?: { amount: number; light: string; shade: string; base: number; top: number; scale: number };
  /** Stars, with this much of a milky band, 0 to 1. */
  stars?: number;
  /** Foot and top colour of northern lights. */
  aurora?: readonly [string, string];
  /** Air between eye and ground: `distance` where half is lost, `top` height in kilometres where it thins. */
  haze: { colour: string; distance: number; power: number; top: number; bands: number; max: number };
  mist?: {
    colour: string;
    height: number;
    depth: number;
    amount: number;
    from: number;
    to: number;
    /** Lies only above this height, as a cloth on a table. */ above?: number;
  };
  inks: readonly Ink[];
  /** Inks of the things that stand on the ground, by kind. */
  stands?: Readonly<Record<string, Ink>>;
  /** How much slopes count in shading, contrast and cast shadow, 0 to 1. */
  light: {
    relief: number;
    ambient: number;
    shadow: number;
    /** Below this height (kilometres) the sun is already gone. */ shadeBelow?: number;
    /** Shadows of clouds on the ground: how much of it, and how many to a kilometre. */ clouds?: readonly [amount: number, scale: number];
  };
  /** Darker ink toward the bottom edge, as in a hand-wiped block, 0 to 1. */
  foot?: { colour: string; amount: number; from: number };
  /** Ink lines along crests, and contour lines at each `interval` kilometres. */
  line: { crest: number; contour: number; interval: number; colour: string };
  water?: { shallow: string; deep: string; depth: number; reflect: number; ripple: number; glitter: number; scale: number };
};
