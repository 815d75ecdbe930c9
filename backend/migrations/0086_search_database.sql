-- Full-text search has a database of its own (backend/search-migrations), which the scheduled run
-- fills: D1 refuses to export a database with virtual tables.
DROP TABLE search_de;
--> statement-breakpoint
DROP TABLE search_cs;
--> statement-breakpoint
DROP TABLE search_sk;
--> statement-breakpoint
DROP TABLE search_en;
--> statement-breakpoint
DROP TABLE search_document;
--> statement-breakpoint
DROP TABLE `search_word`;
