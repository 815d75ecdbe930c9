-- Data of an event as JSON: items, amounts, shipment; and the command that caused it.
ALTER TABLE `order_event` ADD COLUMN `data` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_event` ADD COLUMN `actor` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_event` ADD COLUMN `command_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `order_event_command` ON `order_event` (`order_id`,`command_key`) WHERE `command_key` IS NOT NULL;--> statement-breakpoint
-- Version for optimistic locking: a change decided on an older state matches no row.
ALTER TABLE `sale_order` ADD COLUMN `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Restocked amount of a line: the check prevents restocking a piece twice.
ALTER TABLE `sale_order_item` ADD COLUMN `returned` integer DEFAULT 0 NOT NULL CONSTRAINT `order_item_returned` CHECK (`returned` BETWEEN 0 AND `amount`);--> statement-breakpoint
UPDATE `sale_order_item` SET `returned` = `amount` WHERE `order_id` IN (SELECT `id` FROM `sale_order` WHERE `status` IN ('cancelled', 'refund_pending'));
