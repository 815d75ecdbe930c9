CREATE TABLE `warehouse` (
	`id` text PRIMARY KEY NOT NULL,
	`virtual` integer NOT NULL,
	`shipper` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `variant_stock` (
	`variant_n` integer NOT NULL,
	`warehouse` text NOT NULL,
	`stock` integer NOT NULL,
	`delay_days` integer NOT NULL,
	PRIMARY KEY(`variant_n`, `warehouse`),
	CONSTRAINT "warehouse_stock_not_negative" CHECK("variant_stock"."stock" >= 0)
);
--> statement-breakpoint
ALTER TABLE `variant` ADD `restock_days` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Writes the sum, not a difference: idempotent if the statement has set variant.stock already.
CREATE TRIGGER variant_stock_moved AFTER UPDATE OF stock ON variant_stock BEGIN UPDATE variant SET stock = (SELECT sum(s.stock) FROM variant_stock s WHERE s.variant_n = NEW.variant_n), delay_days = coalesce((SELECT min(s.delay_days) FROM variant_stock s WHERE s.variant_n = NEW.variant_n AND s.stock > 0), restock_days) WHERE n = NEW.variant_n; END;
--> statement-breakpoint
CREATE TABLE `virtual_category` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`image` text NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`text_below` text,
	`sliced_categories` text NOT NULL,
	`sliced_tags` text NOT NULL,
	`parameters` text NOT NULL,
	`ranges` text NOT NULL,
	`brands` text NOT NULL,
	`price_range` text,
	`catalog_settings` text NOT NULL,
	`canonical_slugs` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `virtual_category_id_unique` ON `virtual_category` (`id`);--> statement-breakpoint
ALTER TABLE `parameter` ADD `virtual_category_id` text;--> statement-breakpoint
ALTER TABLE `parameter` ADD `hide_product_detail` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `parameter` ADD `hide_filter` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `relations` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `colours` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `gifts` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `free_shippers` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `documents` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `energy_label` text;--> statement-breakpoint
ALTER TABLE `product` ADD `end_text` text;--> statement-breakpoint
ALTER TABLE `product` ADD `permanent_discount` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE `variant_performance` (
	`variant_n` integer PRIMARY KEY NOT NULL,
	`curves` text NOT NULL,
	`octaves` text
);
--> statement-breakpoint
CREATE TABLE `incoming_goods` (
	`id` text PRIMARY KEY NOT NULL,
	`variant_n` integer NOT NULL,
	`day` text NOT NULL,
	`amount` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `incoming_goods_variant` ON `incoming_goods` (`variant_n`,`day`);
