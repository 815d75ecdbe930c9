-- Imports whose rows wait to be applied; all rows are validated before anything is written.
CREATE TABLE `operator_import` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`key_id` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `operator_import_created` ON `operator_import` (`created_at`);--> statement-breakpoint
CREATE TABLE `operator_import_row` (
	`import_id` text NOT NULL,
	`line` integer NOT NULL,
	`record_key` text NOT NULL,
	`state` text NOT NULL,
	`patch` text NOT NULL,
	PRIMARY KEY(`import_id`, `line`)
);
--> statement-breakpoint
CREATE INDEX `operator_import_row_key` ON `operator_import_row` (`import_id`, `record_key`);--> statement-breakpoint
CREATE INDEX `operator_import_row_state` ON `operator_import_row` (`import_id`, `state`, `line`);--> statement-breakpoint
-- Values that must be unique within an import, such as a slug.
CREATE TABLE `operator_import_claim` (
	`import_id` text NOT NULL,
	`claim` text NOT NULL,
	`record_key` text NOT NULL,
	PRIMARY KEY(`import_id`, `claim`)
);
--> statement-breakpoint
-- Derived data of the catalogue that has to be recomputed.
CREATE TABLE `listing_task` (
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`token` text NOT NULL,
	PRIMARY KEY(`kind`, `subject`)
);
