-- Attempts to order that were given up before they made an order: none is made of them any more.
CREATE TABLE `closed_attempt` (
	`attempt_key` text PRIMARY KEY NOT NULL,
	`closed_at` text NOT NULL
);--> statement-breakpoint
-- As it was when the line was put into the cart, to tell its owner when the product is gone.
ALTER TABLE `cart_item` ADD COLUMN `name` text DEFAULT '' NOT NULL;
