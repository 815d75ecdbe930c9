-- A task that has failed waits behind all others.
ALTER TABLE `listing_task` ADD COLUMN `failed_at` text;--> statement-breakpoint
CREATE INDEX `listing_task_failed` ON `listing_task` (`failed_at`);
