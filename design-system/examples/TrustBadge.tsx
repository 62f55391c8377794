import { TrustBadge } from '@farwend/design-system';

export function TrustBadgeExample() {
  return <TrustBadge claim="Payments are held until you are home" source="Travel Trust Register 4471" href="https://trust.example/4471" />;
}
