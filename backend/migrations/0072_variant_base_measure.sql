-- Content of one unit where variants differ in it; null: the product's counts (PAngV § 4).
ALTER TABLE `variant` ADD `base_measure` text;
