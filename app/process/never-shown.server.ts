// Tables of which no page that everybody may read shows a row: answers kept in memory stay good when they change. A
// new table counts as shown until it is named here.
import type { Database } from '#db/schema.ts'

const tables: (keyof Database)[] = [
  'applications',
  'audit_events',
  'brand_access_requests',
  'brand_share_links',
  'course_signups',
  'enquiries',
  'enquiry_services',
  'mail_pace',
  'missing_pages',
  'outbox',
  'outbox_pause',
  'password_links',
  'password_requests',
  'purge_clock',
  'rate_limits',
  'record_counts',
  'record_events',
  'records',
  'recovery_codes',
  'redirects',
  'removed_records',
  'sessions',
  'status_links',
  'subscribers',
  'two_step',
]

export const neverShown: ReadonlySet<string> = new Set(tables)
