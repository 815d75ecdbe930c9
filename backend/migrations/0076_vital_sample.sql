-- Page view metrics in development; production stores them in Analytics Engine.
CREATE TABLE `vital_sample` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`metric` text NOT NULL,
	`screen` text NOT NULL,
	`cache` text NOT NULL,
	`country` text NOT NULL,
	`device` text NOT NULL,
	`connection` text NOT NULL,
	`version` text NOT NULL,
	`value` real NOT NULL
);
--> statement-breakpoint
CREATE INDEX `vital_sample_at` ON `vital_sample` (`at`);
