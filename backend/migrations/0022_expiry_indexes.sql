-- For deleting expired rows, and customers on request.
CREATE INDEX `closed_attempt_closed` ON `closed_attempt` (`closed_at`);--> statement-breakpoint
CREATE INDEX `pending_action_email` ON `pending_action` (`email`);
