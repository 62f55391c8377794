import { Facts, PageHeader } from '@farwend/design-system';

export function PageHeaderExample() {
  return (
    <PageHeader
      title="Kenya"
      region="East Africa"
      lead="In July the wildebeest reach the Mara."
      facts={<Facts items={[{ name: 'Best months', value: 'July–October' }]} />}
    />
  );
}
