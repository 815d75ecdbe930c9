-- Invoices, credit notes and pro formas, as they were issued.
CREATE TABLE `invoice` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`number` text NOT NULL,
	`order_id` text NOT NULL,
	`nth` integer NOT NULL,
	`cause` text NOT NULL,
	`issued_at` text NOT NULL,
	`model` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_number_unique` ON `invoice` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_cause_unique` ON `invoice` (`cause`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_sequence` ON `invoice` (`kind`,`year`,`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_nth` ON `invoice` (`order_id`,`kind`,`nth`);--> statement-breakpoint
CREATE INDEX `invoice_order` ON `invoice` (`order_id`,`issued_at`);--> statement-breakpoint
CREATE TRIGGER `invoice_unchanged` BEFORE UPDATE ON `invoice` BEGIN SELECT RAISE(ABORT, 'an invoice is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `invoice_kept` BEFORE DELETE ON `invoice` WHEN OLD.`issued_at` > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-10 years') BEGIN SELECT RAISE(ABORT, 'an invoice is kept for ten years'); END;
