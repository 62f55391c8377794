/** @jest-environment-options {"customExportConditions": ["node"]} */
import { describeComponent } from './describeComponent.tsx';
import * as Farwend from './index.ts';

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];
const countries = [
  { isoCode2: 'DK', name: 'Denmark' },
  { isoCode2: 'KE', name: 'Kenya' },
];
const places = [{ id: 'KE', name: 'Kenya' }];
const texts = { label: 'Your answer', hint: 'A hint', error: 'Answer' };

describeComponent('BudgetSelect', (root) => <Farwend.BudgetSelect {...texts} {...root} />);
describeComponent('Checkbox', (root) => <Farwend.Checkbox {...texts} {...root} />);
describeComponent('CheckboxCards', (root) => <Farwend.CheckboxCards {...texts} options={options} {...root} />);
describeComponent('CountrySelect', (root) => <Farwend.CountrySelect {...texts} options={countries} {...root} />);
describeComponent('DateField', (root) => (
  <Farwend.DateField {...texts} min="2027-01-01" max="2028-01-01" defaultValue="2027-03-05" {...root} />
));
describeComponent('DestinationCombobox', (root) => <Farwend.DestinationCombobox {...texts} options={places} {...root} />);
describeComponent('DestinationList', (root) => <Farwend.DestinationList {...texts} options={places} {...root} />, 'root-of-it-group');
describeComponent('EmailInput', (root) => <Farwend.EmailInput {...texts} {...root} />);
describeComponent('ErrorSummary', (root) => <Farwend.ErrorSummary errors={[{ id: 'a', text: 'Answer' }]} {...root} />);
describeComponent('NewsletterForm', (root) => (
  <Farwend.NewsletterForm action="/newsletter/" state="idle" onSubmit={() => undefined} {...root} />
));
describeComponent('NumberField', (root) => <Farwend.NumberField {...texts} unit="nights" {...root} />);
describeComponent(
  'PhoneField',
  (root) => <Farwend.PhoneField {...texts} options={Farwend.phoneCountries(countries)} {...root} />,
  'root-of-it-group',
);
describeComponent('RadioGroup', (root) => <Farwend.RadioGroup {...texts} options={options} {...root} />);
describeComponent('Select', (root) => <Farwend.Select {...texts} options={options} {...root} />);
describeComponent('Stepper', (root) => (
  <Farwend.Stepper steps={[{ label: 'Details', href: '?step=details' }, { label: 'Style' }]} current={2} {...root} />
));
describeComponent('TextArea', (root) => <Farwend.TextArea {...texts} {...root} />);
describeComponent('TextField', (root) => <Farwend.TextField autoComplete="off" {...texts} {...root} />);
describeComponent(
  'Field',
  (root) => (
    <Farwend.Field {...texts} {...root}>
      {(control) => <input {...control} />}
    </Farwend.Field>
  ),
  'root-of-it-field',
);
describeComponent('FieldSet', (root) => (
  <Farwend.FieldSet {...texts} {...root}>
    {() => <input aria-label="An answer" />}
  </Farwend.FieldSet>
));
