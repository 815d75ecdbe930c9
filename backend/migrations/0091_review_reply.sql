-- The shop's answer to a review, shown below it.
ALTER TABLE `customer_review` ADD `reply` text;--> statement-breakpoint
ALTER TABLE `customer_review` ADD `replied_at` text;--> statement-breakpoint
CREATE INDEX `customer_review_replied` ON `customer_review` (`replied_at`);--> statement-breakpoint
DROP VIEW `published_review`;--> statement-breakpoint
CREATE VIEW published_review AS SELECT CAST(n AS text) AS id, product_n, author, rating, text, locale, created_at, verified, NULL AS reply FROM review UNION ALL SELECT c.id, p.n, c.author, c.rating, c.text, c.locale, c.created_at, c.verified, c.reply FROM customer_review c JOIN product p ON p.id = c.product_id WHERE c.published_at IS NOT NULL;
