import { Icon, icons } from '@farwend/design-system';

export function IconExample() {
  return <Icon shape={icons.compass} label="Points north" />;
}
