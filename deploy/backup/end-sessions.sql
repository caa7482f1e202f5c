-- Run this in the database of identity-couple after it was restored. A session that somebody ended after the backup must
-- not be open again, so everybody signs in again. Run it, too, when a key that signs tokens may have been stolen.
UPDATE sessions SET ended_at = now() WHERE ended_at IS NULL;
