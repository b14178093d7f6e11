// The phrases that each part of the staff area needs, by the beginning of its addresses.

/** The longer beginning of two comes first. */
const groupsByPath = [
  ['/dashboard/contacts', ['mail', 'desk', 'records', 'admissions', 'staffAppointments', 'appointments']],
  ['/dashboard/appointments', ['desk', 'records', 'admissions', 'staffAppointments']],
  ['/dashboard/inbox', ['mail', 'records', 'admissions', 'desk', 'inbox', 'staffAppointments']],
  ['/dashboard/activity', ['desk', 'records', 'admissions', 'audit', 'staffAppointments']],
  ['/dashboard/careers/places', ['desk', 'records', 'admissions']],
  ['/dashboard/careers', ['mail', 'desk', 'records', 'admissions', 'staffAppointments']],
  ['/dashboard/newsletter/issues', ['issues', 'blog']],
  ['/dashboard/newsletter', ['issues']],
  ['/dashboard/mail', ['mail']],
  ['/dashboard/people', ['people']],
  ['/dashboard/users', ['account']],
  ['/dashboard/change-password', ['account']],
  ['/dashboard/settings/profile', ['account']],
  ['/dashboard/settings/sessions', ['account']],
  ['/dashboard/settings/api-tokens', ['account']],
  ['/dashboard/settings/security', ['account']],
  ['/dashboard/settings/two-step', ['account']],
  ['/dashboard/settings/passkeys', ['account']],
  ['/dashboard/settings/webhooks', ['mail', 'webhooks']],
  ['/dashboard/settings/appointments', ['settings', 'staffAppointments']],
  ['/dashboard/settings', ['settings', 'staffAppointments']],
  ['/dashboard/audit', ['audit']],
  ['/dashboard/blog', ['blog']],
  ['/dashboard', ['desk', 'records', 'admissions', 'staffAppointments']],
  ['/admin-controls', ['blog']],
  ['/admin/branding', ['brand']],
  ['/admin/texts', ['texts']],
] as const

const onEveryPage = ['errors', 'forms', 'staff'] as const

type StaffGroup = (typeof onEveryPage)[number] | (typeof groupsByPath)[number][1][number]

/** @param path an address of the staff area */
export function groupsOfStaff(path: string): readonly StaffGroup[] {
  const [, groups = []] = groupsByPath.find(([beginning]) => `${path}/`.startsWith(`${beginning}/`)) ?? []
  return [...onEveryPage, ...groups]
}
