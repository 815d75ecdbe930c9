CREATE INDEX `product_updated` ON `product` (`updated_at`,`id`);
