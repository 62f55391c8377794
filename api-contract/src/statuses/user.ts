export const userStatuses = ['PENDING', 'ENABLED', 'DISABLED'] as const;
export type UserStatus = (typeof userStatuses)[number];
