import { z } from 'zod';

/** An absolute web address, the only kind that a mail links to. */
export const httpUrl = z.url({ protocol: /^https?$/ });
