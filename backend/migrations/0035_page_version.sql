-- Earlier versions of pages, because orders were placed under those texts.
CREATE TABLE `page_version` (
	`slug` text NOT NULL,
	`locale` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`replaced_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `page_version_slug` ON `page_version` (`slug`,`locale`,`replaced_at`);--> statement-breakpoint
CREATE TRIGGER `page_kept` AFTER UPDATE OF title, content ON `page` WHEN OLD.title <> NEW.title OR OLD.content <> NEW.content BEGIN INSERT INTO page_version (slug, locale, title, content, replaced_at) VALUES (OLD.slug, OLD.locale, OLD.title, OLD.content, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')); END;
--> statement-breakpoint
CREATE TRIGGER `page_removed_kept` AFTER DELETE ON `page` BEGIN INSERT INTO page_version (slug, locale, title, content, replaced_at) VALUES (OLD.slug, OLD.locale, OLD.title, OLD.content, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')); END;
