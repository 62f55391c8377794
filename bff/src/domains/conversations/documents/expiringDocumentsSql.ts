/**
 * The documents of partners whose end is announced, with the partner and the notice that is due: 60, 30 or 7 days before. Not those that were
 * refused or replaced, or a policy when a later one is on file.
 */
export const expiringDocumentsSql = `(
  SELECT d.id, d.name, d.category, d.valid_until, l.target_id AS partner_id, d.valid_until - current_date AS days_left,
    CASE WHEN d.valid_until <= current_date + 7 THEN 7 WHEN d.valid_until <= current_date + 30 THEN 30 ELSE 60 END AS notice
  FROM documents d JOIN document_links l ON l.document_id = d.id AND l.type = 'PARTNER'
    JOIN partners p ON p.id = l.target_id AND p.status IN ('ONBOARDING', 'ACTIVE', 'PAUSED')
  WHERE d.valid_until BETWEEN current_date AND current_date + 60 AND d.status = 'AVAILABLE' AND d.category IN ('INSURANCE', 'LICENCE', 'CONTRACT')
    AND coalesce(d.verification ->> 'status' <> 'REFUSED', true)
    AND NOT EXISTS (
      SELECT FROM document_links later_link JOIN documents later ON later.id = later_link.document_id
      WHERE later_link.type = 'PARTNER' AND later_link.target_id = l.target_id AND d.category = 'INSURANCE' AND later.category = 'INSURANCE'
        AND later.status = 'AVAILABLE' AND later.valid_until > d.valid_until AND coalesce(later.verification ->> 'status' <> 'REFUSED', true)))`;
