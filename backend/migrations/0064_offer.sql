CREATE TABLE `offer` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`number` text NOT NULL,
	`content_key` text NOT NULL,
	`issued_at` text NOT NULL,
	`model` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offer_number_unique` ON `offer` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `offer_content_key_unique` ON `offer` (`content_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `offer_sequence` ON `offer` (`year`, `sequence`);--> statement-breakpoint
CREATE INDEX `offer_customer` ON `offer` (`customer_id`, `issued_at`);
