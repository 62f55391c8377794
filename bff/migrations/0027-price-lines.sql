-- Expand: itineraries may tell what their price is made of. Those written before get no lines, also in the serialized replies of their
-- published versions. Servers of the release before pass the field on unread.

UPDATE content SET fields = '{"priceLines": []}' || fields WHERE type = 'itinerary' AND NOT fields ? 'priceLines';
UPDATE published_content SET answer = left(answer, -1) || ',"priceLines":[]}' WHERE type = 'itinerary' AND NOT answer::jsonb ? 'priceLines';
