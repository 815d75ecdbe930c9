ALTER TABLE `customer` ADD `formal_title` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `session` ADD `operator` text;--> statement-breakpoint
CREATE TABLE `customer_address` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`type` text NOT NULL,
	`is_default` integer NOT NULL,
	`name` text NOT NULL,
	`business_name` text NOT NULL,
	`phone` text NOT NULL,
	`street` text NOT NULL,
	`house_number` text NOT NULL,
	`city` text NOT NULL,
	`postcode` text NOT NULL,
	`country` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `customer_address_customer` ON `customer_address` (`customer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `customer_address_default` ON `customer_address` (`customer_id`, `type`) WHERE `is_default`;--> statement-breakpoint
INSERT INTO `customer_address` (`id`, `customer_id`, `type`, `is_default`, `name`, `business_name`, `phone`, `street`, `house_number`, `city`, `postcode`, `country`, `created_at`)
SELECT `id`, `id`, 'billing', 1, trim(`first_name` || ' ' || `last_name`), coalesce(`business` ->> 'businessName', ''), `phone`,
	`address` ->> 'street', `address` ->> 'houseNumber', `address` ->> 'city', `address` ->> 'postcode', `address` ->> 'country', `created_at`
FROM `customer` WHERE `address` IS NOT NULL;--> statement-breakpoint
ALTER TABLE `customer` DROP COLUMN `address`;--> statement-breakpoint
CREATE TABLE `password_reset` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `password_reset_customer` ON `password_reset` (`customer_id`);--> statement-breakpoint
CREATE TABLE `login_as_used` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `shopping_list` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shopping_list_code` ON `shopping_list` (`customer_id`, `code`);--> statement-breakpoint
CREATE TABLE `shopping_list_item` (
	`id` text PRIMARY KEY NOT NULL,
	`list_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`name` text NOT NULL,
	`amount` integer NOT NULL,
	`sticky` integer NOT NULL,
	`note` text NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "shopping_list_item_amount" CHECK("shopping_list_item"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shopping_list_item_variant` ON `shopping_list_item` (`list_id`, `variant_id`);--> statement-breakpoint
CREATE TABLE `credit_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`order_id` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `credit_entry_customer` ON `credit_entry` (`customer_id`);--> statement-breakpoint
CREATE INDEX `credit_entry_order` ON `credit_entry` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entry_spent` ON `credit_entry` (`order_id`) WHERE `reason` = 'spent';--> statement-breakpoint
CREATE TRIGGER credit_not_negative AFTER INSERT ON credit_entry WHEN NEW.amount < 0 AND (SELECT sum(amount) FROM credit_entry WHERE customer_id = NEW.customer_id) < 0 BEGIN SELECT RAISE(ABORT, 'credit_not_negative'); END;
