-- For the daily clearing, and for the customer who asks to be deleted.
CREATE INDEX `closed_attempt_closed` ON `closed_attempt` (`closed_at`);--> statement-breakpoint
CREATE INDEX `pending_action_email` ON `pending_action` (`email`);
