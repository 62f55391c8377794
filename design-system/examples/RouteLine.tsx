import { RouteLine } from '@farwend/design-system';

export function RouteLineExample() {
  return <RouteLine variant="progress" stops={5} current={2} />;
}
