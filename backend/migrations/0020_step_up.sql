-- Actions that wait for the confirmation of an emailed link.
CREATE TABLE `pending_action` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`token_hash` text NOT NULL,
	`attempt_key` text NOT NULL,
	`email` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`done_at` text
);--> statement-breakpoint
CREATE UNIQUE INDEX `pending_action_token` ON `pending_action` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `pending_action_attempt` ON `pending_action` (`attempt_key`);--> statement-breakpoint
CREATE INDEX `pending_action_expires` ON `pending_action` (`expires_at`);--> statement-breakpoint
-- Keyed hash of a guest's network while the order is unpaid; null: confirmed by email.
ALTER TABLE `sale_order` ADD COLUMN `network` text;--> statement-breakpoint
-- Set by the transaction of an order: 0, which the check refuses, if its network exceeds its share.
ALTER TABLE `sale_order` ADD COLUMN `within_share` integer DEFAULT 1 NOT NULL CONSTRAINT `network_share` CHECK (`within_share` = 1);--> statement-breakpoint
CREATE INDEX `sale_order_network` ON `sale_order` (`network`) WHERE `network` IS NOT NULL;
