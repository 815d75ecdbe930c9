-- Whether members of a price group see what consumers pay beside their own price (spec §1).
ALTER TABLE `price_group` ADD `shows_consumer_price` integer DEFAULT false NOT NULL;
