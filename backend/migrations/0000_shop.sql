CREATE TABLE `attempt` (
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`action`, `subject`, `window_start`)
);
--> statement-breakpoint
CREATE TABLE `customer` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`phone` text NOT NULL,
	`variant` text NOT NULL,
	`groups` text NOT NULL,
	`business` text,
	`address` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_email_unique` ON `customer` (`email`);--> statement-breakpoint
CREATE TABLE `mail` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`locale` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_created` ON `mail` (`created_at`);--> statement-breakpoint
CREATE TABLE `newsletter` (
	`email` text PRIMARY KEY NOT NULL,
	`locale` text NOT NULL,
	`source` text NOT NULL,
	`token_hash` text NOT NULL,
	`requested_at` text NOT NULL,
	`confirmed_at` text
);
--> statement-breakpoint
CREATE TABLE `price_group` (
	`code` text PRIMARY KEY NOT NULL,
	`percent` integer NOT NULL,
	`restricted` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `session` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `session_customer` ON `session` (`customer_id`);--> statement-breakpoint
CREATE TABLE `brand` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`manufacturer` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `brand_id_unique` ON `brand` (`id`);--> statement-breakpoint
CREATE TABLE `category` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`parent_n` integer,
	`position` integer NOT NULL,
	`image` text NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`perex` text NOT NULL,
	`text_below` text,
	`faq` text NOT NULL,
	`product_count` integer DEFAULT 0 NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `category_id_unique` ON `category` (`id`);--> statement-breakpoint
CREATE TABLE `category_filter` (
	`category_n` integer NOT NULL,
	`parameter_n` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`category_n`, `parameter_n`)
);
--> statement-breakpoint
CREATE TABLE `category_slug` (
	`locale` text NOT NULL,
	`slug` text NOT NULL,
	`category_n` integer NOT NULL,
	PRIMARY KEY(`locale`, `slug`)
);
--> statement-breakpoint
CREATE TABLE `parameter` (
	`n` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`type` text NOT NULL,
	`unit` text NOT NULL,
	`title` text NOT NULL,
	`group_title` text NOT NULL,
	`description` text,
	`value_list` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `parameter_code_unique` ON `parameter` (`code`);--> statement-breakpoint
CREATE TABLE `price` (
	`variant_n` integer NOT NULL,
	`currency` text NOT NULL,
	`with_tax` integer NOT NULL,
	`original_with_tax` integer,
	`lowest30_with_tax` integer,
	PRIMARY KEY(`variant_n`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `price_history` (
	`variant_n` integer NOT NULL,
	`currency` text NOT NULL,
	`valid_from` text NOT NULL,
	`with_tax` integer NOT NULL,
	PRIMARY KEY(`variant_n`, `currency`, `valid_from`)
);
--> statement-breakpoint
CREATE TABLE `product` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`category_n` integer NOT NULL,
	`brand_n` integer NOT NULL,
	`unit` text NOT NULL,
	`unit_step` integer NOT NULL,
	`base_measure` text,
	`images` text NOT NULL,
	`hover_image` text,
	`axes` text NOT NULL,
	`parameters` text NOT NULL,
	`key_parameters` text NOT NULL,
	`tags` text NOT NULL,
	`tiers` text NOT NULL,
	`saleable` integer NOT NULL,
	`has_gift` integer NOT NULL,
	`n_plus_one` integer NOT NULL,
	`rating` real,
	`review_count` integer NOT NULL,
	`all_mask` integer NOT NULL,
	`available_mask` integer NOT NULL,
	`fits` text NOT NULL,
	`alternatives` text NOT NULL,
	`variant_count` integer NOT NULL,
	`default_variant_n` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_id_unique` ON `product` (`id`);--> statement-breakpoint
CREATE TABLE `product_text` (
	`product_n` integer NOT NULL,
	`locale` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`name_rank` integer NOT NULL,
	`perex` text NOT NULL,
	`description` text NOT NULL,
	PRIMARY KEY(`product_n`, `locale`)
);
--> statement-breakpoint
CREATE INDEX `product_text_slug` ON `product_text` (`slug`,`locale`);--> statement-breakpoint
CREATE TABLE `review` (
	`n` integer PRIMARY KEY NOT NULL,
	`product_n` integer NOT NULL,
	`author` text NOT NULL,
	`rating` integer NOT NULL,
	`text` text NOT NULL,
	`locale` text NOT NULL,
	`created_at` text NOT NULL,
	`verified` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `review_product` ON `review` (`product_n`,`created_at`);--> statement-breakpoint
CREATE TABLE `variant` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`product_n` integer NOT NULL,
	`bit` integer NOT NULL,
	`catalog_code` text NOT NULL,
	`marketing_code` text NOT NULL,
	`ean` text,
	`name` text NOT NULL,
	`fullname` text NOT NULL,
	`image` text NOT NULL,
	`axis_values` text NOT NULL,
	`parameters` text NOT NULL,
	`stock` integer NOT NULL,
	`check_stock` integer NOT NULL,
	`amount_min` integer NOT NULL,
	`saleable` integer NOT NULL,
	`available` integer GENERATED ALWAYS AS (saleable AND (NOT check_stock OR (stock > 0 AND stock >= amount_min))) VIRTUAL,
	`delay_days` integer NOT NULL,
	`weight_grams` integer NOT NULL,
	`longest_side_mm` integer NOT NULL,
	CONSTRAINT "stock_not_negative" CHECK("variant"."stock" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `variant_id_unique` ON `variant` (`id`);--> statement-breakpoint
CREATE INDEX `variant_product` ON `variant` (`product_n`,`bit`);--> statement-breakpoint
CREATE TABLE `variant_code` (
	`code` text NOT NULL,
	`variant_n` integer NOT NULL,
	PRIMARY KEY(`code`, `variant_n`)
);
--> statement-breakpoint
CREATE TABLE `content` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`locale` text NOT NULL,
	`value` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`kind`, `key`, `locale`)
);
--> statement-breakpoint
CREATE TABLE `meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `page` (
	`id` text NOT NULL,
	`locale` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`blocks` text NOT NULL,
	`slugs` text NOT NULL,
	`noindex` integer NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`id`, `locale`)
);
--> statement-breakpoint
CREATE INDEX `page_slug` ON `page` (`slug`,`locale`);--> statement-breakpoint
CREATE TABLE `redirect` (
	`path` text PRIMARY KEY NOT NULL,
	`target` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rewrite` (
	`path` text PRIMARY KEY NOT NULL,
	`page_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `category_facet` (
	`category_n` integer NOT NULL,
	`kind` text NOT NULL,
	`parameter_n` integer NOT NULL,
	`value` text NOT NULL,
	`low` real NOT NULL,
	`high` real,
	PRIMARY KEY(`category_n`, `kind`, `parameter_n`, `value`)
);
--> statement-breakpoint
CREATE TABLE `listing` (
	`category_n` integer NOT NULL,
	`product_n` integer NOT NULL,
	`position` integer NOT NULL,
	`eur` integer NOT NULL,
	`czk` integer NOT NULL,
	`rating` real NOT NULL,
	`created_at` text NOT NULL,
	`available` integer NOT NULL,
	PRIMARY KEY(`category_n`, `product_n`)
);
--> statement-breakpoint
CREATE INDEX `listing_position` ON `listing` (`category_n`,`position`,`product_n`);--> statement-breakpoint
CREATE INDEX `listing_eur` ON `listing` (`category_n`,`eur`,`product_n`);--> statement-breakpoint
CREATE INDEX `listing_czk` ON `listing` (`category_n`,`czk`,`product_n`);--> statement-breakpoint
CREATE INDEX `listing_rating` ON `listing` (`category_n`,`rating`,`product_n`);--> statement-breakpoint
CREATE INDEX `listing_created` ON `listing` (`category_n`,`created_at`,`product_n`);--> statement-breakpoint
CREATE INDEX `listing_available` ON `listing` (`category_n`,`available`);--> statement-breakpoint
CREATE INDEX `listing_product` ON `listing` (`product_n`);--> statement-breakpoint
CREATE TABLE `product_number` (
	`product_n` integer NOT NULL,
	`parameter_n` integer NOT NULL,
	`number` real NOT NULL,
	`mask` integer NOT NULL,
	PRIMARY KEY(`product_n`, `parameter_n`, `number`)
);
--> statement-breakpoint
CREATE TABLE `product_price` (
	`product_n` integer NOT NULL,
	`currency` text NOT NULL,
	`with_tax` integer NOT NULL,
	`mask` integer NOT NULL,
	PRIMARY KEY(`product_n`, `currency`, `with_tax`)
);
--> statement-breakpoint
CREATE TABLE `product_value` (
	`product_n` integer NOT NULL,
	`parameter_n` integer NOT NULL,
	`value` text NOT NULL,
	`mask` integer NOT NULL,
	PRIMARY KEY(`product_n`, `parameter_n`, `value`)
);
--> statement-breakpoint
CREATE TABLE `search_word` (
	`locale` text NOT NULL,
	`word` text NOT NULL,
	`products` integer NOT NULL,
	PRIMARY KEY(`locale`, `word`)
);
--> statement-breakpoint
CREATE TABLE `cart` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text,
	`customer_id` text,
	`coupon_code` text,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_token_hash_unique` ON `cart` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `cart_customer_id_unique` ON `cart` (`customer_id`);--> statement-breakpoint
CREATE INDEX `cart_updated` ON `cart` (`updated_at`);--> statement-breakpoint
CREATE TABLE `cart_item` (
	`id` text PRIMARY KEY NOT NULL,
	`cart_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`amount` integer NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `cart_item_cart` ON `cart_item` (`cart_id`,`position`);--> statement-breakpoint
CREATE TABLE `coupon` (
	`code` text PRIMARY KEY NOT NULL,
	`percent` integer NOT NULL,
	`valid_until` text,
	`uses_left` integer,
	`minimum_eur` integer NOT NULL,
	CONSTRAINT "coupon_uses" CHECK("coupon"."uses_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE `sale_order` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`token` text NOT NULL,
	`customer_id` text,
	`attempt_key` text NOT NULL,
	`status` text NOT NULL,
	`created_at` text NOT NULL,
	`snapshot` text NOT NULL,
	`details` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_order_code_unique` ON `sale_order` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `sale_order_token_unique` ON `sale_order` (`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `sale_order_attempt_key_unique` ON `sale_order` (`attempt_key`);--> statement-breakpoint
CREATE INDEX `sale_order_customer` ON `sale_order` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sale_order_item` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`amount` integer NOT NULL,
	`unit_with_tax` integer NOT NULL,
	`total_with_tax` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sale_order_item_variant` ON `sale_order_item` (`variant_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `sale_order_item_once` ON `sale_order_item` (`order_id`,`id`);--> statement-breakpoint
CREATE TABLE `sequence` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
