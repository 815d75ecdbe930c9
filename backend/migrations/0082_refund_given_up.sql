-- Since when a refund is asked for no more, because its provider may have forgotten its key: somebody looks.
ALTER TABLE `order_payment` ADD `given_up_at` text;
