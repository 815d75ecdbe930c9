-- Data to render an order's email from when it is sent, as JSON; null once rendered.
ALTER TABLE `mail` ADD `draft` text;
--> statement-breakpoint
CREATE INDEX `mail_draft` ON `mail` (`created_at`) WHERE draft IS NOT NULL;
