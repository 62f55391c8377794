import { CompanyCard } from '@farwend/design-system';

export function CompanyCardExample() {
  return (
    <CompanyCard name="Karibu Trails" href="/companies/karibu-trails" region="Kenya and Tanzania" rating={4.86} reviewCount={412}>
      Nine guides, two vehicles and a mess tent that has crossed the river eleven times.
    </CompanyCard>
  );
}
