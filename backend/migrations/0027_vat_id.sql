-- Country of a warehouse, ISO 3166-1 alpha-3: VAT depends on the dispatch country. Empty: its goods
-- are consolidated in the merchant's own country.
ALTER TABLE `warehouse` ADD COLUMN `country` text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Answers of registries about VAT ids, for as long as they count.
CREATE TABLE `vat_id_check` (
	`vat_id` text NOT NULL,
	`source` text NOT NULL,
	`result` text NOT NULL,
	`checked_at` text NOT NULL,
	`consultation_number` text NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`expires_at` text NOT NULL,
	PRIMARY KEY(`vat_id`, `source`)
);
--> statement-breakpoint
CREATE INDEX `vat_id_check_expiry` ON `vat_id_check` (`expires_at`);
--> statement-breakpoint
-- A sample register of VAT ids, if VIES_URL names no real one.
CREATE TABLE `vat_registration` (
	`vat_id` text PRIMARY KEY NOT NULL,
	`result` text NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL
);
