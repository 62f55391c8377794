import type { Client } from '@farwend/api-contract/client';
import { createContext } from 'react-router-dom';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** The API client of a loader or action: `context.get(apiContext)`. On the server with the visitor's rights, in the browser over fetch. */
export const apiContext = createContext<Client>();
