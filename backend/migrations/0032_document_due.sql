-- Calls for documents, which the scheduled run looks for.
CREATE INDEX `order_event_document` ON `order_event` (`at`) WHERE `kind` IN ('invoice_due', 'credit_note_due');
