-- Purges that the storefront has not accepted yet.
CREATE TABLE `purge_outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tags` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
-- Indexes for the scheduled jobs.
CREATE INDEX `category_updated` ON `category` (`updated_at`);--> statement-breakpoint
CREATE INDEX `virtual_category_updated` ON `virtual_category` (`updated_at`);--> statement-breakpoint
CREATE INDEX `page_updated` ON `page` (`updated_at`);--> statement-breakpoint
CREATE INDEX `content_updated` ON `content` (`updated_at`);--> statement-breakpoint
CREATE INDEX `entry_updated` ON `entry` (`updated_at`);--> statement-breakpoint
CREATE INDEX `customer_review_published` ON `customer_review` (`published_at`);--> statement-breakpoint
CREATE INDEX `sale_order_created` ON `sale_order` (`created_at`);--> statement-breakpoint
CREATE INDEX `cart_guest` ON `cart` (`updated_at`) WHERE `customer_id` IS NULL;--> statement-breakpoint
CREATE INDEX `session_expires` ON `session` (`expires_at`);--> statement-breakpoint
CREATE INDEX `password_reset_expires` ON `password_reset` (`expires_at`);--> statement-breakpoint
CREATE INDEX `login_as_used_expires` ON `login_as_used` (`expires_at`);--> statement-breakpoint
CREATE INDEX `watcher_created` ON `watcher` (`created_at`);--> statement-breakpoint
CREATE INDEX `delivery_slot_over` ON `delivery_slot` (`day`);
