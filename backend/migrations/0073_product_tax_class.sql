-- Which rate of VAT a product has: standard, or reduced (Dir. 2006/112/EC Art. 98).
ALTER TABLE `product` ADD `tax_class` text DEFAULT 'standard' NOT NULL;
