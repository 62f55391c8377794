import { Spinner } from '@farwend/design-system';

export function SpinnerExample() {
  return <Spinner active label="Drawing the map" />;
}
