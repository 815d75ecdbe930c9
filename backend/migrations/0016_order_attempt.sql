-- Order attempts that were closed without an order: they cannot place one any more.
CREATE TABLE `closed_attempt` (
	`attempt_key` text PRIMARY KEY NOT NULL,
	`closed_at` text NOT NULL
);--> statement-breakpoint
-- Name at the time of adding to the cart, for a notice when the product is discontinued.
ALTER TABLE `cart_item` ADD COLUMN `name` text DEFAULT '' NOT NULL;
