-- Random text that changes with every write of the merchant, so that calls which know a revision do not read its value again.
ALTER TABLE `merchant` ADD `revision` text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE `merchant` SET `revision` = hex(randomblob(16));
--> statement-breakpoint
CREATE TRIGGER `merchant_added` AFTER INSERT ON `merchant` BEGIN UPDATE merchant SET revision = hex(randomblob(16)) WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER `merchant_changed` AFTER UPDATE OF value ON `merchant` BEGIN UPDATE merchant SET revision = hex(randomblob(16)) WHERE id = NEW.id; END;
