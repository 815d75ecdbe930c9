ALTER TABLE `session` ADD COLUMN `created_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `session` ADD COLUMN `seen_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- `Firefox, Windows`: for its owner to recognise.
ALTER TABLE `session` ADD COLUMN `device` text DEFAULT '' NOT NULL;
