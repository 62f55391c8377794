/** The digits of the phone number of a traveler, as the index travelers_by_phone_digits has them. */
export const phoneDigits = (t: string) =>
  `regexp_replace(coalesce(${t}.phone ->> 'prefix', '') || (${t}.phone ->> 'number'), '[^0-9]', '', 'g')`;
/** The address of a traveler without what follows a plus, as the index travelers_by_mailbox has it. */
const mailbox = (t: string) => `lower(regexp_replace(${t}.email, '[+][^@]*@', '@'))`;

/**
 * SQL of the travelers who may be the same person as those with the ids in `ids`, each with one reason: `id`, `of_id`, `reason`. Every part
 * reads an index; of a frequent name the first hundred count.
 */
export const likeTravelers = (ids: string) => {
  const part = (reason: string, condition: string) => `
    SELECT o.id, t.id AS of_id, '${reason}' AS reason FROM travelers t JOIN LATERAL (
      SELECT o.id FROM travelers o WHERE ${condition} AND o.id <> t.id AND o.merged_into_id IS NULL AND o.erased_at IS NULL LIMIT 100
    ) o ON true WHERE t.id = ANY (${ids})`;
  return [
    part('EMAIL', `${mailbox('o')} = ${mailbox('t')}`),
    part(
      'PHONE',
      `o.phone IS NOT NULL AND t.phone IS NOT NULL AND ${phoneDigits('o')} = ${phoneDigits('t')} AND length(${phoneDigits('t')}) >= 7`,
    ),
    part('NAME', `o.family_name = t.family_name AND lower(o.given_name) = lower(t.given_name)`),
  ].join('\n    UNION ALL');
};
