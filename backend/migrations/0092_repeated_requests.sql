-- A used link of a reset answers its own repetition until it expires.
ALTER TABLE `password_reset` ADD `used_at` text;
--> statement-breakpoint
-- Every mail of a pending subscription has a link of its own, found by the log.
CREATE INDEX `newsletter_log_token` ON `newsletter_log` (`token_hash`);
