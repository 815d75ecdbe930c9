CREATE TABLE `newsletter_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`event` text NOT NULL,
	`locale` text NOT NULL,
	`source` text NOT NULL,
	`token_hash` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `newsletter_log_email` ON `newsletter_log` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_token` ON `newsletter` (`token_hash`);--> statement-breakpoint
CREATE TRIGGER newsletter_first_requested AFTER INSERT ON newsletter BEGIN INSERT INTO newsletter_log (email, event, locale, source, token_hash, at) VALUES (NEW.email, 'requested', NEW.locale, NEW.source, NEW.token_hash, NEW.requested_at); END;
--> statement-breakpoint
CREATE TRIGGER newsletter_requested_again AFTER UPDATE OF requested_at ON newsletter BEGIN INSERT INTO newsletter_log (email, event, locale, source, token_hash, at) VALUES (NEW.email, 'requested', NEW.locale, NEW.source, NEW.token_hash, NEW.requested_at); END;
--> statement-breakpoint
CREATE TRIGGER newsletter_confirmed AFTER UPDATE OF confirmed_at ON newsletter WHEN NEW.confirmed_at IS NOT NULL BEGIN INSERT INTO newsletter_log (email, event, locale, source, token_hash, at) VALUES (NEW.email, 'confirmed', NEW.locale, NEW.source, NEW.token_hash, NEW.confirmed_at); END;
