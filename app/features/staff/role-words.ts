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

/** Each role with its purpose, for the admin who assigns it. */
export const roleChoices: Record<Role, Phrase> = {
  admin: 'Admin: everything',
  editor: 'Editor: blog, media and newsletter',
  desk: 'Desk: answers enquiries and applications',
  admissions: 'Admissions: applications and courses',
  viewer: 'Viewer: can read, can’t change anything',
}
