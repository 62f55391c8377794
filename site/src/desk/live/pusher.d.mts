import type PusherJs from 'pusher-js';

/** The client of the Pusher protocol; its own types take its CommonJS module for an ES module. */
export declare const Pusher: typeof PusherJs.default;
export type Pusher = PusherJs.default;
