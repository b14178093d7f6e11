// The sidebar's links in order: the inbox, the seven of the specification (Logout closes them), then our own.

import { can, type Permission } from '#app/features/staff/permissions.ts'
import type { Role } from '#db/tables/staff.ts'

type StaffLink = {
  label: string
  href: string
  icon: string
  permission: Permission
  /** With this permission the entry is listed below the page that it opens. */
  below?: Permission
  isMore?: true
}

const inbox = '/dashboard/inbox'

const links: readonly StaffLink[] = [
  { label: 'Inbox', href: inbox, icon: 'list-checks', permission: 'inbox.read' },
  { label: 'Overview', href: '/dashboard', icon: 'layout-dashboard', permission: 'dashboard.read' },
  { label: 'Users', href: '/dashboard/users', icon: 'users', permission: 'users.manage' },
  { label: 'Blog Posts', href: '/admin-controls', icon: 'newspaper', permission: 'posts.read' },
  { label: 'Contacts', href: '/dashboard/contacts', icon: 'inbox', permission: 'enquiries.read' },
  { label: 'Careers', href: '/dashboard/careers', icon: 'graduation-cap', permission: 'applications.read' },
  { label: 'Settings', href: '/dashboard/settings', icon: 'settings', permission: 'own.account' },
  {
    label: 'Search and commands',
    href: '/dashboard/search',
    icon: 'search',
    permission: 'dashboard.read',
    isMore: true,
  },
  { label: 'Newsletter', href: '/dashboard/newsletter', icon: 'send', permission: 'newsletter.read', isMore: true },
  { label: 'Mail', href: '/dashboard/mail', icon: 'mail', permission: 'mail.read', isMore: true },
  {
    label: 'Received mails',
    href: '/dashboard/mail/received',
    icon: 'mail',
    permission: 'received.read',
    below: 'mail.read',
    isMore: true,
  },
  { label: 'Audit log', href: '/dashboard/audit', icon: 'history', permission: 'audit.read', isMore: true },
]

export const staffLinks = (role: Role) =>
  links.filter(({ permission, below }) => can(role, permission) && !(below && can(role, below)))

/** The overview is the parent of every page, so it is current only on itself. A record opened from a list is in the inbox. */
export function isCurrent(href: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const path = new URLSearchParams(search).has('list') ? inbox : pathname
  return path === href || (href !== '/dashboard' && path.startsWith(`${href}/`))
}
