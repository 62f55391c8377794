-- Expand: companies and itineraries that were written before get the fields they lack, also in the serialized replies of their published
-- versions. Servers of the release before pass them on unread.

UPDATE content SET fields = '{"journeysBefore": null}' || fields WHERE type = 'company' AND NOT fields ? 'journeysBefore';
UPDATE content SET fields = '{"monthReasons": []}' || fields WHERE type = 'itinerary' AND NOT fields ? 'monthReasons';

UPDATE published_content
SET answer = left(answer, -1) || ',"journeysBefore":null}',
    line = left(line, -1) || ',"journeysBefore":null,"shownAgentIds":' || (answer::jsonb -> 'shownAgentIds')::text || '}'
WHERE type = 'company' AND NOT answer::jsonb ? 'journeysBefore';
UPDATE published_content SET answer = left(answer, -1) || ',"monthReasons":[]}' WHERE type = 'itinerary' AND NOT answer::jsonb ? 'monthReasons';
