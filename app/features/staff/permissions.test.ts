import { expect, test } from 'vitest'
import { can, joinRoles, type Permission, roles } from './permissions.ts'

/** The roles that have each permission. Viewers change nothing, and read no mails, which contain one-time links. */
const expected: Record<Permission, string> = {
  'own.account': 'admin editor desk admissions viewer',
  'dashboard.read': 'admin editor desk admissions viewer',
  'activity.export': 'admin editor desk admissions',
  'enquiries.read': 'admin desk viewer',
  'enquiries.write': 'admin desk',
  'applications.read': 'admin desk admissions viewer',
  'applications.write': 'admin desk admissions',
  'courses.write': 'admin admissions',
  'inbox.read': 'admin desk admissions viewer',
  'inbox.write': 'admin desk admissions',
  'posts.read': 'admin editor viewer',
  'posts.write': 'admin editor',
  'newsletter.read': 'admin editor viewer',
  'newsletter.write': 'admin editor',
  'company.manage': 'admin',
  'texts.read': 'admin editor viewer',
  'texts.edit': 'admin editor',
  'texts.publish': 'admin',
  'brand.read': 'admin editor desk admissions viewer',
  'brand.write': 'admin editor',
  'mail.read': 'admin',
  'mail.write': 'admin',
  'received.read': 'admin desk',
  'received.write': 'admin desk',
  'users.manage': 'admin',
  'people.manage': 'admin',
  'audit.read': 'admin viewer',
  'security.manage': 'admin',
  'deletion.manage': 'admin',
}

test('each permission is for the roles whose work needs it', () => {
  expect(roles).toEqual(['admin', 'editor', 'desk', 'admissions', 'viewer'])
  for (const [permission, allowed] of Object.entries(expected))
    expect([permission, roles.filter((role) => can(role, permission as Permission)).join(' ')]).toEqual([
      permission,
      allowed,
    ])
})

test('a person with several roles may do what any of them may, and an admin needs no other', () => {
  const held = joinRoles(['admissions', 'editor'])
  expect(held).toBe('editor,admissions')
  expect([can(held, 'posts.write'), can(held, 'courses.write'), can(held, 'enquiries.read')]).toEqual([
    true,
    true,
    false,
  ])
  expect(joinRoles(['viewer', 'admin'])).toBe('admin')
})
