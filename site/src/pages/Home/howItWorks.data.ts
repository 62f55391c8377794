/** A step of planning a trip. */
export interface HowItWorksStep {
  title: string;
  /** Time limit of the step, if there is one. */
  time?: string;
  text: string;
}

/** The steps of planning a trip; their times are promises. */
export const howItWorksSteps: readonly HowItWorksStep[] = [
  {
    title: 'You describe it',
    text: 'Where, when, with whom, and how you like to move. “I am not sure yet” counts as an answer. No account is needed and nothing is paid.',
  },
  {
    title: 'A person reads it',
    time: 'You hear from us {promise:firstAnswer}',
    text: 'Someone on the care desk reads every word and picks the {promise:companies} specialists whose ground it is. Nobody else sees your name.',
  },
  {
    title: 'The ground answers',
    time: 'A first route {promise:firstRoute}',
    text: 'You hear from the person who would meet you at the airport. The route has days, distances and prices, and says which famous stop they would skip.',
  },
  {
    title: 'You change your mind',
    text: 'Swap the lodge, add a day, take the train instead. Nothing is booked and nothing is owed until the route is yours.',
  },
];
