-- What the law wants said of a product before the order: DutiesRecord as JSON.
ALTER TABLE `product` ADD `duties` text;
