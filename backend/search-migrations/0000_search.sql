-- One row; none: the index was never filled. `format` is of the code that filled it; one of another
-- format is rebuilt. `writes` counts writes; each requires the number that it has read.
CREATE TABLE `search_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`format` integer NOT NULL,
	`writes` integer NOT NULL
);
--> statement-breakpoint
-- Words that a product adds to the counts of search_word, as a JSON array: the full-text tables have
-- no content.
CREATE TABLE `search_product` (
	`product_n` integer NOT NULL,
	`locale` text NOT NULL,
	`words` text NOT NULL,
	PRIMARY KEY(`product_n`, `locale`)
);
--> statement-breakpoint
-- Words of the full-text tables, for spelling suggestions.
CREATE TABLE `search_word` (
	`locale` text NOT NULL,
	`word` text NOT NULL,
	`products` integer NOT NULL,
	PRIMARY KEY(`locale`, `word`)
);
--> statement-breakpoint
CREATE INDEX `search_word_unused` ON `search_word` (`products`) WHERE products <= 0;
--> statement-breakpoint
-- Full-text tables, one per language: the row id is product.n of the main database, words are
-- normalised by words.ts. Queries need the column of a word, not its position.
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
