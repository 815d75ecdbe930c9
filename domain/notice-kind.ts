export type NoticeKind = 'info' | 'success' | 'warning' | 'danger'
