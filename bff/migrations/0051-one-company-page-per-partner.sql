-- Expand: a page presents one partner at most, so of partners that name the same page, only the one that the page names keeps it, and a partner
-- that names none has the page that names it. Servers of the release before write both sides as they did.

UPDATE partners p SET company_id = NULL
WHERE EXISTS (SELECT FROM partners o WHERE o.company_id = p.company_id AND o.id <> p.id)
  AND p.id IS DISTINCT FROM (SELECT coalesce(
    (SELECT c.partner_id FROM content c JOIN partners o ON o.id = c.partner_id AND o.company_id = c.id WHERE c.id = p.company_id),
    (SELECT min(o.id::text)::uuid FROM partners o WHERE o.company_id = p.company_id)));
UPDATE partners p SET company_id = c.id FROM content c
WHERE c.type = 'company' AND c.partner_id = p.id AND p.company_id IS NULL AND NOT EXISTS (SELECT FROM partners o WHERE o.company_id = c.id);
