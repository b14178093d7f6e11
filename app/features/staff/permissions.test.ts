import { expect, test } from 'vitest'
import { can, type Permission } from './permissions.ts'

const all: Permission[] = [
  'own.account',
  'dashboard.read',
  'enquiries.read',
  'enquiries.write',
  'applications.read',
  'applications.write',
  'courses.write',
  'inbox.read',
  'inbox.write',
  'posts.read',
  'posts.write',
  'newsletter.read',
  'newsletter.write',
  'brand.read',
  'brand.write',
  'mail.read',
  'mail.write',
  'received.read',
  'received.write',
  'users.manage',
  'audit.read',
  'security.manage',
  'deletion.manage',
]
const allowedTo = (role: Parameters<typeof can>[0]) => all.filter((permission) => can(role, permission))

test('each role has the permissions that its work needs', () => {
  expect(allowedTo('admin')).toEqual(all)
  expect(allowedTo('editor')).toEqual([
    'own.account',
    'dashboard.read',
    'posts.read',
    'posts.write',
    'newsletter.read',
    'newsletter.write',
    'brand.read',
    'brand.write',
  ])
  expect(allowedTo('admissions')).toEqual([
    'own.account',
    'dashboard.read',
    'applications.read',
    'applications.write',
    'courses.write',
    'inbox.read',
    'inbox.write',
    'brand.read',
  ])
  expect(allowedTo('desk')).toEqual([
    'own.account',
    'dashboard.read',
    'enquiries.read',
    'enquiries.write',
    'applications.read',
    'applications.write',
    'inbox.read',
    'inbox.write',
    'brand.read',
    'received.read',
    'received.write',
  ])
})

test('a viewer may change nothing, and may not read mails, which contain one-time links', () => {
  expect(allowedTo('viewer').filter((permission) => /write|manage|mail|received/.test(permission))).toEqual([])
})
