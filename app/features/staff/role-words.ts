// The roles as people read them, apart from the permissions: pages that only ask for those say no role.
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import type { Role, Roles } from '#db/tables/staff.ts'
import { rolesOf } from './permissions.ts'

export const roleLabels = {
  admin: 'Admin',
  editor: 'Editor',
  desk: 'Desk',
  admissions: 'Admissions',
  viewer: 'Viewer',
} as const satisfies Record<Role, Phrase>

/** All roles of a person, such as “Editor, Desk”. */
export const roleNames = (held: Roles, say: Say) =>
  rolesOf(held)
    .map((role) => say(roleLabels[role]))
    .join(', ')

/** The purpose of each role, for the admin who assigns it. */
export const roleHints: Record<Role, string> = {
  admin: 'everything',
  editor: 'blog, media and newsletter',
  desk: 'answers enquiries and applications',
  admissions: 'applications and courses',
  viewer: 'can read, can’t change anything',
}
