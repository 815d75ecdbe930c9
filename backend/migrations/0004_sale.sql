ALTER TABLE `cart` ADD `credits` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `cart_item` ADD `parent_id` text;--> statement-breakpoint
ALTER TABLE `cart_item` ADD `credits` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `cart_item` ADD `custom` text;--> statement-breakpoint
ALTER TABLE `cart_item` ADD `noted_currency` text;--> statement-breakpoint
ALTER TABLE `cart_item` ADD `noted_with_tax` integer;--> statement-breakpoint
ALTER TABLE `coupon` ADD `valid_from` text;--> statement-breakpoint
ALTER TABLE `coupon` ADD `per_customer` integer;--> statement-breakpoint
ALTER TABLE `coupon` ADD `excluded_groups` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE TABLE `coupon_use` (
	`order_id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`customer_id` text,
	`email_hash` text NOT NULL,
	`nth` integer NOT NULL,
	`most` integer,
	`returned_at` text,
	CONSTRAINT "coupon_per_customer" CHECK("coupon_use"."nth" <= "coupon_use"."most")
);
--> statement-breakpoint
CREATE INDEX `coupon_use_code` ON `coupon_use` (`code`,`email_hash`);--> statement-breakpoint
CREATE TABLE `order_gift` (
	`id` text PRIMARY KEY NOT NULL,
	`variant_id` text NOT NULL,
	`position` integer NOT NULL,
	`from_eur` integer NOT NULL,
	`from_czk` integer NOT NULL,
	`price_eur` integer NOT NULL,
	`price_czk` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `delivery_slot` (
	`id` text PRIMARY KEY NOT NULL,
	`shipper_id` text NOT NULL,
	`day` text NOT NULL,
	`taken` integer NOT NULL,
	`capacity` integer NOT NULL,
	CONSTRAINT "delivery_slot_capacity" CHECK("delivery_slot"."taken" BETWEEN 0 AND "delivery_slot"."capacity")
);
--> statement-breakpoint
CREATE INDEX `delivery_slot_day` ON `delivery_slot` (`shipper_id`,`day`);--> statement-breakpoint
CREATE TABLE `parcel_point` (
	`id` text PRIMARY KEY NOT NULL,
	`shipper_id` text NOT NULL,
	`remote_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`street` text NOT NULL,
	`house_number` text NOT NULL,
	`city` text NOT NULL,
	`postcode` text NOT NULL,
	`country` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`opening_hours` text NOT NULL,
	`search` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `parcel_point_remote` ON `parcel_point` (`shipper_id`,`remote_id`);--> statement-breakpoint
CREATE TABLE `order_reservation` (
	`order_id` text NOT NULL,
	`variant_n` integer NOT NULL,
	`warehouse` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`order_id`, `variant_n`, `warehouse`)
);
--> statement-breakpoint
CREATE TABLE `order_event` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_event_order` ON `order_event` (`order_id`,`at`);--> statement-breakpoint
ALTER TABLE `sale_order` ADD `pay_until` text;--> statement-breakpoint
ALTER TABLE `sale_order` ADD `delivery_slot_id` text;--> statement-breakpoint
CREATE INDEX `sale_order_pay_until` ON `sale_order` (`pay_until`) WHERE `status` IN ('new', 'payment_failed');--> statement-breakpoint
UPDATE `sale_order` SET `pay_until` = strftime('%Y-%m-%dT%H:%M:%fZ', `created_at`, '+1 day')
WHERE `snapshot` ->> '$.payment.online';
