-- Mails are sent by the scheduled run: with retries, once, and not to addresses that bounced.
ALTER TABLE `mail` ADD `attachments` text NOT NULL DEFAULT '[]';
--> statement-breakpoint
ALTER TABLE `mail` ADD `due_at` text;
--> statement-breakpoint
ALTER TABLE `mail` ADD `attempts` integer NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE `mail` ADD `lease` text;
--> statement-breakpoint
ALTER TABLE `mail` ADD `leased_until` text;
--> statement-breakpoint
ALTER TABLE `mail` ADD `sent_at` text;
--> statement-breakpoint
ALTER TABLE `mail` ADD `provider_id` text;
--> statement-breakpoint
ALTER TABLE `mail` ADD `order_id` text;
--> statement-breakpoint
ALTER TABLE `mail` ADD `failure` text;
--> statement-breakpoint
CREATE INDEX `mail_order` ON `mail` (`order_id`) WHERE order_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `mail_due` ON `mail` (`due_at`) WHERE due_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `mail_suppression` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`source` text NOT NULL,
	`at` text NOT NULL
);
