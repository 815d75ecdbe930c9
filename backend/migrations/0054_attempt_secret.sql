-- Hash of an unguessable Idempotency-Key: finds the order of an attempt after its cart changed owner.
ALTER TABLE `sale_order` ADD COLUMN `attempt_secret` text;--> statement-breakpoint
CREATE UNIQUE INDEX `sale_order_attempt_secret` ON `sale_order` (`attempt_secret`) WHERE `attempt_secret` IS NOT NULL;
