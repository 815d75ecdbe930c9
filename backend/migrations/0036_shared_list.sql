-- Token of the share link of a shopping list.
ALTER TABLE `shopping_list` ADD `share_token` text;
--> statement-breakpoint
CREATE UNIQUE INDEX `shopping_list_share` ON `shopping_list` (`share_token`);
