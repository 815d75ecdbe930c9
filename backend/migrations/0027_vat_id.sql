-- Where a warehouse is, ISO 3166-1 alpha-3: VAT asks where goods leave from. Empty: its goods are
-- brought to the merchant's own country first.
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
-- The register that stands in for VIES where none is configured.
CREATE TABLE `vat_registration` (
	`vat_id` text PRIMARY KEY NOT NULL,
	`result` text NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL
);
