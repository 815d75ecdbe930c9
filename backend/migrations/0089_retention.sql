DROP TRIGGER `invoice_kept`;
--> statement-breakpoint
CREATE TRIGGER `invoice_kept` BEFORE DELETE ON `invoice` WHEN OLD.`issued_at` > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-8 years') BEGIN SELECT RAISE(ABORT, 'an invoice is kept for eight years'); END;
--> statement-breakpoint
CREATE INDEX `invoice_issued` ON `invoice` (`issued_at`);--> statement-breakpoint
CREATE INDEX `newsletter_unconfirmed` ON `newsletter` (`requested_at`) WHERE `confirmed_at` IS NULL;--> statement-breakpoint
CREATE INDEX `newsletter_log_at` ON `newsletter_log` (`at`);
