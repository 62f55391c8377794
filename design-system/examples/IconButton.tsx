import { IconButton, icons } from '@farwend/design-system';

export function IconButtonExample() {
  return <IconButton icon={icons.close} label="Close the map" onClick={() => window.history.back()} />;
}
