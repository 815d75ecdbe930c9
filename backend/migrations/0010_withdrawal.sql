CREATE TABLE `withdrawal` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`token` text NOT NULL,
	`attempt_key` text NOT NULL,
	`name` text NOT NULL,
	`order_code` text NOT NULL,
	`email` text NOT NULL,
	`items` text NOT NULL,
	`goods` text NOT NULL,
	`order_id` text,
	`match` text NOT NULL,
	`business` integer NOT NULL,
	`deadline` text,
	`locale` text NOT NULL,
	`received_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawal_reference_unique` ON `withdrawal` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawal_token_unique` ON `withdrawal` (`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawal_attempt_key_unique` ON `withdrawal` (`attempt_key`);--> statement-breakpoint
CREATE INDEX `withdrawal_order` ON `withdrawal` (`order_id`);--> statement-breakpoint
CREATE INDEX `withdrawal_received` ON `withdrawal` (`received_at`);--> statement-breakpoint
CREATE TRIGGER withdrawal_unchanged BEFORE UPDATE ON withdrawal BEGIN SELECT RAISE(ABORT, 'a withdrawal stays as it was declared'); END;
--> statement-breakpoint
CREATE TRIGGER withdrawal_kept BEFORE DELETE ON withdrawal WHEN substr(OLD.received_at, 1, 4) + 3 >= strftime('%Y', 'now') + 0 BEGIN SELECT RAISE(ABORT, 'a withdrawal is kept for three years after its year'); END;
