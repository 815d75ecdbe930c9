CREATE TABLE `customer_review` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`author_key` text NOT NULL,
	`author` text NOT NULL,
	`rating` integer NOT NULL,
	`text` text NOT NULL,
	`locale` text NOT NULL,
	`created_at` text NOT NULL,
	`verified` integer NOT NULL,
	`published_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_review_once` ON `customer_review` (`product_id`,`author_key`);--> statement-breakpoint
CREATE VIEW published_review AS
  SELECT CAST(n AS text) AS id, product_n, author, rating, text, locale, created_at, verified FROM review
  UNION ALL
  SELECT c.id, p.n, c.author, c.rating, c.text, c.locale, c.created_at, c.verified
  FROM customer_review c JOIN product p ON p.id = c.product_id WHERE c.published_at IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER product_rated AFTER UPDATE OF rating ON product BEGIN UPDATE listing SET rating = coalesce(NEW.rating, 0) WHERE product_n = NEW.n; END;
--> statement-breakpoint
CREATE TRIGGER customer_review_written AFTER INSERT ON customer_review WHEN NEW.published_at IS NOT NULL BEGIN UPDATE product SET (review_count, rating) = (SELECT count(*), round(avg(r.rating)) FROM published_review r WHERE r.product_n = product.n), updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = NEW.product_id; END;
--> statement-breakpoint
CREATE TRIGGER customer_review_released AFTER UPDATE OF published_at ON customer_review BEGIN UPDATE product SET (review_count, rating) = (SELECT count(*), round(avg(r.rating)) FROM published_review r WHERE r.product_n = product.n), updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = NEW.product_id; END;
--> statement-breakpoint
CREATE TRIGGER customer_review_removed AFTER DELETE ON customer_review WHEN OLD.published_at IS NOT NULL BEGIN UPDATE product SET (review_count, rating) = (SELECT count(*), round(avg(r.rating)) FROM published_review r WHERE r.product_n = product.n), updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = OLD.product_id; END;
--> statement-breakpoint
CREATE TRIGGER variant_availability_dated AFTER UPDATE OF stock ON variant WHEN NEW.available <> OLD.available BEGIN UPDATE product SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE n = NEW.product_n; END;
--> statement-breakpoint
CREATE TABLE `product_comment` (
	`n` integer PRIMARY KEY NOT NULL,
	`product_n` integer NOT NULL,
	`parent_n` integer,
	`author` text NOT NULL,
	`text` text NOT NULL,
	`locale` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `product_comment_product` ON `product_comment` (`product_n`,`parent_n`,`created_at`);--> statement-breakpoint
CREATE INDEX `product_comment_parent` ON `product_comment` (`parent_n`);--> statement-breakpoint
CREATE TABLE `watcher` (
	`id` text PRIMARY KEY NOT NULL,
	`variant_id` text NOT NULL,
	`email` text NOT NULL,
	`locale` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `watcher_once` ON `watcher` (`variant_id`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `watcher_token` ON `watcher` (`token_hash`);--> statement-breakpoint
CREATE TABLE `restricted_view` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`price_group` text NOT NULL,
	PRIMARY KEY(`kind`, `id`, `price_group`)
);
--> statement-breakpoint
CREATE TABLE `company` (
	`tin` text PRIMARY KEY NOT NULL,
	`business_name` text NOT NULL,
	`vatin` text NOT NULL,
	`address` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `newsletter` ADD `unsubscribe_token` text;--> statement-breakpoint
ALTER TABLE `newsletter` ADD `unsubscribed_at` text;--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_unsubscribe` ON `newsletter` (`unsubscribe_token`);--> statement-breakpoint
CREATE TRIGGER newsletter_unsubscribed AFTER UPDATE OF unsubscribed_at ON newsletter WHEN NEW.unsubscribed_at IS NOT NULL BEGIN INSERT INTO newsletter_log (email, event, locale, source, token_hash, at) VALUES (NEW.email, 'unsubscribed', NEW.locale, NEW.source, NEW.token_hash, NEW.unsubscribed_at); END;
--> statement-breakpoint
ALTER TABLE `mail` ADD `list_unsubscribe` text;--> statement-breakpoint
CREATE TRIGGER customer_voices_forgotten AFTER DELETE ON customer BEGIN DELETE FROM customer_review WHERE author_key = OLD.id; DELETE FROM watcher WHERE email = OLD.email; END;
