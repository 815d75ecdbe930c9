CREATE INDEX attempt_window ON attempt (window_start);
