ALTER TABLE `order_gift` ADD `amounts` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE `order_gift` SET `amounts` = json_object('EUR', json_object('from', `from_eur`, 'price', `price_eur`), 'CZK', json_object('from', `from_czk`, 'price', `price_czk`));--> statement-breakpoint
ALTER TABLE `order_gift` DROP COLUMN `from_eur`;--> statement-breakpoint
ALTER TABLE `order_gift` DROP COLUMN `from_czk`;--> statement-breakpoint
ALTER TABLE `order_gift` DROP COLUMN `price_eur`;--> statement-breakpoint
ALTER TABLE `order_gift` DROP COLUMN `price_czk`;--> statement-breakpoint
ALTER TABLE `coupon` ADD `minimums` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE `coupon` SET `minimums` = json_object('EUR', `minimum_eur`, 'CZK', CAST(round(`minimum_eur` * 25 / 10000.0) AS integer) * 10000) WHERE `minimum_eur` > 0;--> statement-breakpoint
ALTER TABLE `coupon` DROP COLUMN `minimum_eur`;--> statement-breakpoint
UPDATE `segment_column` SET `name` = 'price:' || `name` WHERE `name` IN ('EUR', 'CZK');
