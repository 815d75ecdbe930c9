-- Full-text tables, one per language: the row id is product.n, words are normalised by words.ts.
CREATE VIRTUAL TABLE search_de USING fts5(name, code, category, detail, content='', contentless_delete=1, prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE search_cs USING fts5(name, code, category, detail, content='', contentless_delete=1, prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE search_sk USING fts5(name, code, category, detail, content='', contentless_delete=1, prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE search_en USING fts5(name, code, category, detail, content='', contentless_delete=1, prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER variant_stock_changed AFTER UPDATE OF stock ON variant WHEN NEW.available <> OLD.available BEGIN UPDATE product SET available_mask = (SELECT coalesce(sum(1 << v.bit), 0) FROM variant v WHERE v.product_n = NEW.product_n AND v.available) WHERE n = NEW.product_n; UPDATE listing SET available = (SELECT available_mask <> 0 FROM product WHERE n = NEW.product_n) WHERE product_n = NEW.product_n; END;
