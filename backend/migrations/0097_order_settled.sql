-- Version at which nothing was left to send or to refund: orders of another one are listed as open.
ALTER TABLE `sale_order` ADD COLUMN `settled_revision` integer;--> statement-breakpoint
CREATE INDEX `sale_order_unsettled` ON `sale_order` (`settled_revision`) WHERE settled_revision IS NOT revision;
