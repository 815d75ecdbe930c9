-- The secret of the link that a shopping list is shared by.
ALTER TABLE `shopping_list` ADD `share_token` text;
--> statement-breakpoint
CREATE UNIQUE INDEX `shopping_list_share` ON `shopping_list` (`share_token`);
