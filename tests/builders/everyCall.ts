import { type Call, contract } from '@farwend/api-contract';

/** A call of the contract with its names. */
export interface NamedCall {
  entity: string;
  name: string;
  call: Call;
  /** `POST /v3/trip_requests`, for titles of tests. */
  title: string;
}

/** Every call of the contract, for tests that loop over all of them. */
export const everyCall: readonly NamedCall[] = Object.entries(contract).flatMap(([entity, calls]) =>
  Object.entries<Call>(calls).map(([name, call]) => ({ entity, name, call, title: `${call.method} ${call.path}` })),
);
