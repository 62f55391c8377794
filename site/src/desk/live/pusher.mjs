export { default as Pusher } from 'pusher-js';
