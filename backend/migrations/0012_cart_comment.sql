ALTER TABLE `cart` ADD `comment` text DEFAULT '' NOT NULL;
