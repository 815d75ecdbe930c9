-- How a category shows its goods first: as pictures side by side, or as rows to compare figures in.
ALTER TABLE `category` ADD COLUMN `view` text DEFAULT 'grid' NOT NULL;
