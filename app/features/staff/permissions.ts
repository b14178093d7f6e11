// The permissions of each role in the staff area; a person with several roles has those of all of them.
import type { Role, Roles } from '#db/tables/staff.ts'

export const roles = ['admin', 'editor', 'desk', 'admissions', 'viewer'] as const satisfies readonly Role[]
const readers = ['admin', 'viewer'] as const

const allowed = {
  'own.account': roles,
  'dashboard.read': roles,
  // The names of visitors in a file: for those who answer or write, not for those who only read.
  'activity.export': ['admin', 'editor', 'desk', 'admissions'],
  'enquiries.read': ['admin', 'desk', 'viewer'],
  'enquiries.write': ['admin', 'desk'],
  'applications.read': ['admin', 'desk', 'admissions', 'viewer'],
  'applications.write': ['admin', 'desk', 'admissions'],
  // The courses' runs and discount codes, which admissions offer to applicants.
  'courses.write': ['admin', 'admissions'],
  // One inbox for both kinds: each role sees only the records that it may read.
  'inbox.read': ['admin', 'desk', 'admissions', 'viewer'],
  'inbox.write': ['admin', 'desk', 'admissions'],
  'posts.read': ['admin', 'editor', 'viewer'],
  'posts.write': ['admin', 'editor'],
  'newsletter.read': ['admin', 'editor', 'viewer'],
  'newsletter.write': ['admin', 'editor'],
  'company.manage': ['admin'],
  // Facts and texts of the site: drafts, and what visitors read.
  'texts.read': ['admin', 'editor', 'viewer'],
  'texts.edit': ['admin', 'editor'],
  'texts.publish': ['admin'],
  'brand.read': roles,
  'brand.write': ['admin', 'editor'],
  // Mails contain one-time links that set a colleague's password, so not every reader may see them.
  'mail.read': ['admin'],
  'mail.write': ['admin'],
  // Received mails contain no such links.
  'received.read': ['admin', 'desk'],
  'received.write': ['admin', 'desk'],
  'users.manage': ['admin'],
  // To find, copy and erase everything about a person.
  'people.manage': ['admin'],
  'audit.read': readers,
  'security.manage': ['admin'],
  'deletion.manage': ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof allowed

export const can = (held: Roles, permission: Permission) =>
  rolesOf(held).some((role) => (allowed[permission] as readonly Role[]).includes(role))

export const rolesOf = (held: Roles) => held.split(',') as Role[]

/** The chosen roles as they are stored: in one order, and an admin's alone, which has all permissions. */
export const joinRoles = (chosen: readonly Role[]): Roles =>
  chosen.includes('admin') ? 'admin' : (roles.filter((role) => chosen.includes(role)).join(',') as Roles)

export const isRole = (value: string): value is Role => (roles as readonly string[]).includes(value)
