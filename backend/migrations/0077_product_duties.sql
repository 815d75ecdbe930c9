-- Statutory product information before the order: DutiesRecord as JSON.
ALTER TABLE `product` ADD `duties` text;
