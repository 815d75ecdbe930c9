ALTER TABLE `parcel_point` ADD `directions` text DEFAULT '' NOT NULL;
