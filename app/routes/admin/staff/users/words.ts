// The labels of an account's states.
import { roleHints, roleLabels } from '#app/features/staff/role-words.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { UserStatus } from '#db/tables/staff.ts'

export const users = '/dashboard/users'

export const usersCrumb = { label: 'Users', href: users } as const

export const userStatusLabels: Record<UserStatus, Phrase> = {
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
}

/** The pill of each state. */
export const userPill: Record<UserStatus, string> = { invited: 'pending', active: 'active', disabled: 'discarded' }

export const roleOptions = Object.entries(roleLabels).map(([value, label]) => ({
  value,
  label: `${label}: ${roleHints[value as keyof typeof roleHints]}` as Phrase,
}))
