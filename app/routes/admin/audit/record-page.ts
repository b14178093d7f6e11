import type { AuditLine } from '#app/features/staff/audit/audit.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { Role } from '#db/tables/staff.ts'

/** The record's page, if the reader's role may open it. */
export function pageOf(
  { record_kind, record_id, record_reference }: Pick<AuditLine, 'record_kind' | 'record_id' | 'record_reference'>,
  role: Role,
) {
  if (record_kind === 'enquiry' && can(role, 'enquiries.read')) return `/dashboard/contacts/${record_reference}`
  if (record_kind === 'application' && can(role, 'applications.read')) return `/dashboard/careers/${record_reference}`
  if (record_kind === 'place' && can(role, 'applications.read')) return `/dashboard/careers/places/${record_id}`
  if (record_kind === 'course-run' && can(role, 'courses.write')) return `/dashboard/careers/runs/${record_id}`
  if (record_kind === 'promo-code' && can(role, 'applications.read')) return `/dashboard/careers/codes/${record_id}`
  if (record_kind === 'mail' && can(role, 'mail.read')) return `/dashboard/mail/${record_id}`
  if (record_kind === 'subscriber' && record_id && can(role, 'newsletter.read')) {
    return `/dashboard/newsletter/${record_id}`
  }
  if (record_kind === 'user' && record_id && can(role, 'users.manage')) return `/dashboard/users/${record_id}`
  return null
}
