/** What a component may weigh in KB gzip; React, styled-components and tokens are not counted. */
export interface SizeLimit {
  /** Everything that loads at once. */
  limit: number;
  /** What it loads on demand, in the worst case. */
  onDemand?: number;
  /** Why it may weigh more than the goal for its kind. */
  reason?: string;
}

const carriesLink = 'Carries Link, which knows inside from outside, says “opens in a new tab” and draws the sign for it';
const carriesField = 'Carries Field: label, hint, error and count are tied to the control in one place';

/** Every component that is exported, alone. */
export const sizeLimits: Readonly<Record<string, SizeLimit>> = {
  Alert: { limit: 1.8, reason: 'Carries the close button and a sign for each tone' },
  Breadcrumbs: { limit: 2.1, reason: carriesLink },
  BudgetSelect: { limit: 2.8, reason: 'Writes its bands in every currency through Intl' },
  Button: { limit: 1.8, reason: 'Carries its busy state' },
  ButtonLink: { limit: 2.5, reason: carriesLink },
  Card: { limit: 3.5, reason: 'Carries Link, Image and Heading, and hands presses on its words to the link' },
  Checkbox: { limit: 2.3, reason: carriesField },
  CheckboxCards: { limit: 3.1, reason: carriesField },
  Cluster: { limit: 0.8 },
  Column: { limit: 0.8 },
  CompanyCard: { limit: 3.9, reason: carriesLink },
  Container: { limit: 0.8 },
  Contours: { limit: 0.8 },
  CountrySelect: { limit: 4 },
  DateField: { limit: 4.8, onDemand: 35, reason: 'Reads dates as people write them; the calendar brings its dialog with it' },
  DestinationCombobox: { limit: 16 },
  DestinationList: { limit: 18, reason: 'A row of comboboxes with what adds, removes and announces them' },
  Dialog: { limit: 15 },
  EmailInput: { limit: 3.6, reason: 'Knows the providers whose names people mistype' },
  ErrorSummary: { limit: 1.5 },
  Facts: { limit: 0.8 },
  Field: { limit: 1.5 },
  FieldSet: { limit: 1.5 },
  FooterList: { limit: 2 },
  Gallery: { limit: 2.5, reason: 'Carries Image and two buttons, and follows the strip in both directions of writing' },
  Grid: { limit: 0.8 },
  Heading: { limit: 0.8 },
  Hero: { limit: 1.5 },
  HistogramBars: { limit: 1.6, reason: 'Shares by the largest remainder, as a list or as a filter' },
  Icon: { limit: 0.8 },
  IconButton: { limit: 0.8 },
  Image: { limit: 2 },
  ItineraryDay: { limit: 2.6, reason: 'Carries Image and the drawn route' },
  Link: { limit: 1.7, reason: 'Knows inside from outside, says “opens in a new tab” and draws the sign for it' },
  LoadMore: { limit: 3.3, reason: 'Carries ButtonLink, moves the focus and tells of failures' },
  Logo: { limit: 0.8 },
  NavigationMenu: { limit: 16, onDemand: 10 },
  NumberField: { limit: 2.9, reason: carriesField },
  PageHeader: { limit: 1.5 },
  Pagination: { limit: 2.5, reason: carriesLink },
  PersonCard: { limit: 3.5, reason: carriesLink },
  PhoneField: { limit: 4.9, onDemand: 43.5, reason: 'Names every calling code before the validation is loaded' },
  PressStrip: { limit: 2.4, reason: carriesLink },
  RadioGroup: { limit: 2.7, reason: carriesField },
  RatingBadge: { limit: 2.6, reason: carriesLink },
  ReviewCard: { limit: 2.8, reason: 'Carries the stars and a vote that can be taken back' },
  RouteLine: { limit: 1.5 },
  RouteList: { limit: 0.8 },
  RouteStop: { limit: 0.8 },
  Section: { limit: 0.8 },
  Select: { limit: 2.4, reason: carriesField },
  SiteFooter: { limit: 1.5 },
  Skeleton: { limit: 1.5 },
  SkeletonPicture: { limit: 1.5 },
  SkeletonText: { limit: 1.5 },
  SkipLink: { limit: 0.8 },
  SocialLinks: { limit: 2.4, reason: carriesLink },
  Spinner: { limit: 1.8, reason: 'Waits before it shows and then stays long enough to be seen' },
  Stack: { limit: 0.8 },
  StarRating: { limit: 1.5 },
  StarRatingInput: { limit: 2.9, reason: carriesField },
  Stepper: { limit: 2.4, reason: 'Carries the line of the route' },
  Text: { limit: 0.9, reason: 'Three hands of a map beside four sizes' },
  TextArea: { limit: 3, reason: 'Counts what is left and offers beginnings' },
  TextField: { limit: 2.2, reason: carriesField },
  TrustBadge: { limit: 2, reason: carriesLink },
  VisuallyHidden: { limit: 0.8 },
};
