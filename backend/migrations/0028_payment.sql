-- Payments and refunds of an order, in minor units. A refund is stored before its provider is called.
CREATE TABLE `order_payment` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`provider` text NOT NULL,
	`reference` text,
	`payment_id` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`state` text NOT NULL,
	`at` text NOT NULL,
	CONSTRAINT "order_payment_positive" CHECK("amount" >= 0)
);
--> statement-breakpoint
CREATE INDEX `order_payment_order` ON `order_payment` (`order_id`);--> statement-breakpoint
CREATE INDEX `order_payment_payment` ON `order_payment` (`payment_id`) WHERE `payment_id` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `order_payment_requested` ON `order_payment` (`state`,`at`) WHERE `state` = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX `order_payment_once` ON `order_payment` (`provider`,`kind`,`reference`) WHERE `reference` IS NOT NULL;--> statement-breakpoint
-- Prevents double refunds by concurrent requests.
CREATE TRIGGER refund_not_over_paid AFTER INSERT ON order_payment WHEN NEW.kind = 'refund' AND (SELECT sum(r.amount) FROM order_payment r WHERE r.payment_id = NEW.payment_id AND r.state <> 'failed') > (SELECT p.amount FROM order_payment p WHERE p.id = NEW.payment_id) BEGIN SELECT RAISE(ABORT, 'refund_over_paid'); END;
--> statement-breakpoint
-- Payment pages of a provider for an order; without a URL until the provider has answered.
CREATE TABLE `payment_session` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`nth` integer NOT NULL,
	`provider` text NOT NULL,
	`method` text NOT NULL,
	`reference` text,
	`url` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`state` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_session_nth` ON `payment_session` (`order_id`,`nth`);--> statement-breakpoint
CREATE INDEX `payment_session_reference` ON `payment_session` (`provider`,`reference`);--> statement-breakpoint
-- Processed webhook messages of providers, each once.
CREATE TABLE `payment_event` (
	`provider` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`order_id` text,
	`outcome` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`provider`, `id`)
);
--> statement-breakpoint
CREATE INDEX `payment_event_order` ON `payment_event` (`order_id`);--> statement-breakpoint
INSERT INTO `order_payment` (`id`, `order_id`, `kind`, `provider`, `reference`, `payment_id`, `amount`, `currency`, `state`, `at`)
SELECT 'paid-' || o.`id`, o.`id`, 'payment', 'callback', o.`id`, NULL, CAST(round((o.`snapshot` ->> '$.prices.totalWithTax') * 100) AS integer), o.`snapshot` ->> '$.currencyCode', 'done', min(e.`at`)
FROM `sale_order` o JOIN `order_event` e ON e.`order_id` = o.`id` AND e.`kind` IN ('paid', 'reinstated', 'refund') GROUP BY o.`id`;
