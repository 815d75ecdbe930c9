-- The merchant: one row, or none.
CREATE TABLE `merchant` (
	`id` integer PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "merchant_is_one" CHECK("merchant"."id" = 1)
);
