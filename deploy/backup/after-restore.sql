-- Run this in the database of each service after it was restored, before any process starts.

-- The inboxes must know handled events for as long as those can arrive, and the next start forgets what is older than
-- 30 days.
UPDATE inbox SET received_at = now() WHERE received_at < now() - interval '7 days';

-- NATS may have lost events that were not yet handled. So all that the outbox still has, those of 14 days, are published
-- again, and those that were given up are tried again; the inboxes know which of them were handled.
UPDATE outbox SET published_at = NULL, dead_at = NULL, attempts = 0, next_attempt_at = now()
WHERE published_at IS NOT NULL OR dead_at IS NOT NULL;
