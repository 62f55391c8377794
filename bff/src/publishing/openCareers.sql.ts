/** Condition on `careers`: visitors can apply today. */
export const openCareers = `displayed AND (closes_at IS NULL OR closes_at >= current_date) AND (opens_at IS NULL OR opens_at <= current_date)`;
