-- Random text that changes with every write of a page's text, so that an order whose isolate knows a revision does not read its text again.
ALTER TABLE `page` ADD `revision` text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE `page` SET `revision` = hex(randomblob(16));
--> statement-breakpoint
CREATE TRIGGER `page_added` AFTER INSERT ON `page` BEGIN UPDATE page SET revision = hex(randomblob(16)) WHERE rowid = NEW.rowid; END;
--> statement-breakpoint
CREATE TRIGGER `page_changed` AFTER UPDATE OF title, content ON `page` BEGIN UPDATE page SET revision = hex(randomblob(16)) WHERE rowid = NEW.rowid; END;
