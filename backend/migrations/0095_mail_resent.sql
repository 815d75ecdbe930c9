-- When an operator last had a mail sent again: its attempts and their three days begin anew then.
ALTER TABLE `mail` ADD COLUMN `resent_at` text;--> statement-breakpoint
CREATE INDEX `mail_failed` ON `mail` (`created_at`) WHERE failure IS NOT NULL;
