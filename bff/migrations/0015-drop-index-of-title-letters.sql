-- Contract: suggestions read the words of titles, so no statement uses this index any more, and every publication paid for it. Nodes of the
-- earlier release suggest keywords more slowly until they are replaced. Takes a short lock on published_content.

DROP INDEX published_content_title;
