-- Lines of a partial withdrawal, so that a later one names them and does not offer them again.
ALTER TABLE `withdrawal` ADD `item_ids` text DEFAULT '[]' NOT NULL;
