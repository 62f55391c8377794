import { type Call, contract } from '@farwend/api-contract';

/** One call of the contract with the names it has there. */
export interface NamedCall {
  entity: string;
  name: string;
  call: Call;
  /** `POST /v3/trip_requests`, for titles of tests. */
  title: string;
}

/** Every call of the contract: what rules about everything loop over. */
export const everyCall: readonly NamedCall[] = Object.entries(contract).flatMap(([entity, calls]) =>
  Object.entries<Call>(calls).map(([name, call]) => ({ entity, name, call, title: `${call.method} ${call.path}` })),
);
