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
-- Writes the sum, not a difference: whoever has changed variant.stock before changes it to the same.
CREATE TRIGGER variant_stock_moved AFTER UPDATE OF stock ON variant_stock
BEGIN
  UPDATE variant SET stock = (SELECT sum(s.stock) FROM variant_stock s WHERE s.variant_n = NEW.variant_n)
  WHERE n = NEW.variant_n;
END;
