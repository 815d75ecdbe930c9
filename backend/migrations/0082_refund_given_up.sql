-- Since when a refund is not retried, because its idempotency key may have expired; handled manually.
ALTER TABLE `order_payment` ADD `given_up_at` text;
