-- Nonces of operator calls, until their timestamp window is over: prevents replays.
CREATE TABLE `operator_nonce` (
	`key_id` text NOT NULL,
	`nonce` text NOT NULL,
	`expires_at` text NOT NULL,
	PRIMARY KEY(`key_id`, `nonce`)
);
--> statement-breakpoint
CREATE INDEX `operator_nonce_expires` ON `operator_nonce` (`expires_at`);--> statement-breakpoint
-- Audit log of operator calls, refused ones included.
CREATE TABLE `operator_audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`key_id` text NOT NULL,
	`call` text NOT NULL,
	`scope` text,
	`status` integer NOT NULL,
	`outcome` text NOT NULL,
	`request_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `operator_audit_at` ON `operator_audit` (`at`);
