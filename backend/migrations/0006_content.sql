CREATE TABLE `entry` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`published_at` text,
	`enabled` integer NOT NULL,
	`weight` integer NOT NULL,
	`customer_groups` text,
	`facts` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`kind`, `id`)
);
--> statement-breakpoint
CREATE INDEX `entry_published` ON `entry` (`kind`,`published_at`);--> statement-breakpoint
CREATE INDEX `entry_weight` ON `entry` (`kind`,`weight`);--> statement-breakpoint
CREATE TABLE `entry_text` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`locale` text NOT NULL,
	`slug` text,
	`title` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`kind`, `id`, `locale`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entry_text_slug` ON `entry_text` (`kind`,`locale`,`slug`);--> statement-breakpoint
CREATE TABLE `entry_reference` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`field` text NOT NULL,
	`position` integer NOT NULL,
	`target` text NOT NULL,
	PRIMARY KEY(`kind`, `id`, `field`, `position`)
);
--> statement-breakpoint
CREATE INDEX `entry_reference_target` ON `entry_reference` (`kind`,`field`,`target`);--> statement-breakpoint
ALTER TABLE `page` ADD `contact_box` text;--> statement-breakpoint
ALTER TABLE `page` ADD `background_image` text;--> statement-breakpoint
ALTER TABLE `page` ADD `blocks_per_page` integer;
