-- Listings are answered from segments of the catalogue (docs/decisions/0011-listings-in-columns.md):
-- the former tables of filters and facets are no longer needed.
DROP TRIGGER variant_stock_changed;
--> statement-breakpoint
DROP TRIGGER product_rated;
--> statement-breakpoint
DROP TABLE `listing`;--> statement-breakpoint
DROP TABLE `product_value`;--> statement-breakpoint
DROP TABLE `product_number`;--> statement-breakpoint
DROP TABLE `product_price`;--> statement-breakpoint
DROP TABLE `category_facet`;--> statement-breakpoint
ALTER TABLE `product` DROP COLUMN `all_mask`;--> statement-breakpoint
ALTER TABLE `product` DROP COLUMN `available_mask`;--> statement-breakpoint
ALTER TABLE `product_text` DROP COLUMN `name_rank`;--> statement-breakpoint
CREATE INDEX `product_category` ON `product` (`category_n`,`n`);--> statement-breakpoint
CREATE TABLE `segment` (
	`n` integer PRIMARY KEY NOT NULL,
	`category_n` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `segment_column` (
	`segment_n` integer NOT NULL,
	`name` text NOT NULL,
	`data` text NOT NULL,
	PRIMARY KEY(`segment_n`, `name`)
);
--> statement-breakpoint
CREATE TABLE `listing_change` (
	`seq` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`product_n` integer NOT NULL,
	`bit` integer NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_change_once` ON `listing_change` (`product_n`,`name`,`bit`);--> statement-breakpoint
-- A random step, so that after a restore to an earlier time a reused number is not mistaken for the
-- same change.
CREATE TRIGGER variant_availability_listed AFTER UPDATE ON variant WHEN NEW.available <> OLD.available BEGIN INSERT OR REPLACE INTO listing_change (seq, name, product_n, bit, value) SELECT coalesce(max(seq), 0) + 1 + (random() & 0xfffff), 'available', NEW.product_n, NEW.bit, NEW.available FROM listing_change; END;
--> statement-breakpoint
CREATE TRIGGER product_rating_listed AFTER UPDATE OF rating ON product WHEN NEW.rating IS NOT OLD.rating BEGIN INSERT OR REPLACE INTO listing_change (seq, name, product_n, bit, value) SELECT coalesce(max(seq), 0) + 1 + (random() & 0xfffff), 'rating', NEW.n, 0, coalesce(round((100 - NEW.rating) * 100), 10100) FROM listing_change; END;
--> statement-breakpoint
-- Queries need the column of a word, not its position.
DROP TABLE search_de;--> statement-breakpoint
DROP TABLE search_cs;--> statement-breakpoint
DROP TABLE search_sk;--> statement-breakpoint
DROP TABLE search_en;--> statement-breakpoint
CREATE VIRTUAL TABLE search_de USING fts5(name, code, category, detail, content='', contentless_delete=1, detail=column, prefix='3 4 5');
--> statement-breakpoint
CREATE VIRTUAL TABLE search_cs USING fts5(name, code, category, detail, content='', contentless_delete=1, detail=column, prefix='3 4 5');
--> statement-breakpoint
CREATE VIRTUAL TABLE search_sk USING fts5(name, code, category, detail, content='', contentless_delete=1, detail=column, prefix='3 4 5');
--> statement-breakpoint
CREATE VIRTUAL TABLE search_en USING fts5(name, code, category, detail, content='', contentless_delete=1, detail=column, prefix='3 4 5');
--> statement-breakpoint
-- Search of other content: small, so FTS5 ranks it, and its own tokenizer removes diacritics.
CREATE VIRTUAL TABLE search_document USING fts5(
  kind UNINDEXED, id UNINDEXED, locale UNINDEXED, slug UNINDEXED, published_at UNINDEXED,
  title, body, tokenize='unicode61 remove_diacritics 2', prefix='3 4'
);
--> statement-breakpoint
CREATE VIEW search_source AS
SELECT 'category' AS kind, c.id, t.key AS locale, c.slug ->> t.key AS slug, NULL AS published_at,
  t.value AS title, c.perex ->> t.key AS body
FROM category c, json_each(c.title) t WHERE c.n > 0
UNION ALL
SELECT 'virtual_category', v.id, t.key, v.slug ->> t.key, NULL, t.value, v.description ->> t.key
FROM virtual_category v, json_each(v.title) t
UNION ALL
SELECT 'page', p.id, p.locale, p.slug, NULL, p.title,
  (SELECT group_concat(j.atom, ' ') FROM json_tree(p.content) j WHERE j.key = 'text')
FROM page p WHERE NOT p.noindex
UNION ALL
SELECT e.kind, e.id, t.locale, coalesce(t.slug, ''), e.published_at, t.title,
  (SELECT group_concat(j.atom, ' ') FROM json_tree(t.value) j WHERE j.key IN ('text', 'perex'))
FROM entry e JOIN entry_text t ON t.kind = e.kind AND t.id = e.id
WHERE e.enabled AND e.kind IN ('article', 'faq_question', 'glossary_term');
