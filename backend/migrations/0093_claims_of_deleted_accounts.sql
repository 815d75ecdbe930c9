-- An open claim of a deleted account keeps its contact until it is closed.
ALTER TABLE `warranty_claim` ADD `account_deleted_at` text;
--> statement-breakpoint
CREATE INDEX `warranty_claim_account_deleted` ON `warranty_claim` (`state`) WHERE `account_deleted_at` IS NOT NULL;
