-- Index of due documents for the scheduled run.
CREATE INDEX `order_event_document` ON `order_event` (`at`) WHERE `kind` IN ('invoice_due', 'credit_note_due');
