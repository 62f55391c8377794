/** One stop on the way from a wish to a route. */
export interface MethodStop {
  title: string;
  /** The time we hold ourselves to, where there is one. */
  time?: string;
  text: string;
}

/** How a journey is planned; the times are the clocks of the back office. */
export const methodStops: readonly MethodStop[] = [
  {
    title: 'You describe it',
    text: 'Where, when, with whom, and how you like to move. “I am not sure yet” counts as an answer. No account is needed and nothing is paid.',
  },
  {
    title: 'A person reads it',
    time: 'Within four working hours',
    text: 'Someone on the care desk reads every word and picks the specialists whose ground it is: two as a rule, three for the larger countries. Nobody else sees your name.',
  },
  {
    title: 'The ground answers',
    time: 'A first route within 72 hours of meeting',
    text: 'You hear from the person who would meet you at the airport. The route has days, distances and prices, and says which famous stop they would skip.',
  },
  {
    title: 'You change your mind',
    text: 'Swap the lodge, add a day, take the train instead. Nothing is booked and nothing is owed until the route is yours.',
  },
];
