CREATE TABLE `warranty_claim` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`token` text NOT NULL,
	`attempt_key` text NOT NULL,
	`order_id` text NOT NULL,
	`order_code` text NOT NULL,
	`item_id` text NOT NULL,
	`item_name` text NOT NULL,
	`catalog_code` text NOT NULL,
	`amount` integer NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`description` text NOT NULL,
	`remedy` text NOT NULL,
	`state` text NOT NULL,
	`locale` text NOT NULL,
	`received_at` text NOT NULL,
	`settle_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `warranty_claim_number_unique` ON `warranty_claim` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `warranty_claim_token_unique` ON `warranty_claim` (`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `warranty_claim_attempt_key_unique` ON `warranty_claim` (`attempt_key`);--> statement-breakpoint
CREATE INDEX `warranty_claim_order` ON `warranty_claim` (`order_id`);--> statement-breakpoint
CREATE INDEX `warranty_claim_state` ON `warranty_claim` (`state`, `received_at`);--> statement-breakpoint
CREATE INDEX `warranty_claim_received` ON `warranty_claim` (`received_at`);--> statement-breakpoint
CREATE TABLE `warranty_claim_event` (
	`id` text PRIMARY KEY NOT NULL,
	`claim_id` text NOT NULL,
	`nth` integer NOT NULL,
	`state` text NOT NULL,
	`at` text NOT NULL,
	`note` text NOT NULL,
	`actor` text NOT NULL,
	`command_key` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `warranty_claim_event_command_key_unique` ON `warranty_claim_event` (`command_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `warranty_claim_event_claim` ON `warranty_claim_event` (`claim_id`, `nth`);
