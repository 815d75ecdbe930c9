-- How to draw a mail that was written with an order and is drawn when it is sent; null once it is drawn.
ALTER TABLE `mail` ADD `draft` text;
--> statement-breakpoint
CREATE INDEX `mail_draft` ON `mail` (`created_at`) WHERE draft IS NOT NULL;
