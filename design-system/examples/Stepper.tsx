import { Stepper } from '@farwend/design-system';

export function StepperExample() {
  return <Stepper steps={[{ label: 'Where', href: '#where' }, { label: 'When', href: '#when' }, { label: 'Who' }]} current={2} />;
}
