-- Default list view of a category: a grid of pictures, or rows to compare figures.
ALTER TABLE `category` ADD COLUMN `view` text DEFAULT 'grid' NOT NULL;
