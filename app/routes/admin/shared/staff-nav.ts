// The sidebar's links in order: the daily work first, the account last. Logout follows them.

import { can, type Permission } from '#app/features/staff/permissions.ts'
import type { Role } from '#db/tables/staff.ts'
import { codesCrumb } from '../applications/codes/words.ts'
import { placesCrumb } from '../applications/places/words.ts'
import { runsCrumb } from '../applications/runs/words.ts'
import { boardPath, boardTitle } from '../brand/paths.ts'
import { issuesCrumb } from '../newsletter/issues/words.ts'
import { textsCrumb } from '../texts/paths.ts'

type StaffLink = {
  label: string
  href: string
  icon: string
  permission: Permission
  /** With this permission the entry is listed below the page that it opens. */
  below?: Permission
  /** Pages of this entry at addresses that do not begin with its own. */
  also?: readonly string[]
}

const inbox = '/dashboard/inbox'

const links: readonly StaffLink[] = [
  { label: 'Inbox', href: inbox, icon: 'inbox', permission: 'inbox.read' },
  {
    label: 'Overview',
    href: '/dashboard',
    icon: 'layout-dashboard',
    permission: 'dashboard.read',
    also: ['/dashboard/activity'],
  },
  { label: 'Users', href: '/dashboard/users', icon: 'users', permission: 'users.manage' },
  { label: 'Blog Posts', href: '/admin-controls', icon: 'newspaper', permission: 'posts.read' },
  { label: 'Contacts', href: '/dashboard/contacts', icon: 'contact', permission: 'enquiries.read' },
  { label: 'Careers', href: '/dashboard/careers', icon: 'graduation-cap', permission: 'applications.read' },
  { label: 'Newsletter', href: '/dashboard/newsletter', icon: 'send', permission: 'newsletter.read' },
  { label: 'Mail', href: '/dashboard/mail', icon: 'mail', permission: 'mail.read' },
  {
    label: 'Received emails',
    href: '/dashboard/mail/received',
    icon: 'mail',
    permission: 'received.read',
    below: 'mail.read',
  },
  { label: 'Search and commands', href: '/dashboard/search', icon: 'search', permission: 'dashboard.read' },
  { label: 'Audit log', href: '/dashboard/audit', icon: 'history', permission: 'audit.read' },
  {
    label: 'Settings',
    href: '/dashboard/settings',
    icon: 'settings',
    permission: 'own.account',
    also: ['/dashboard/change-password', '/admin/branding', '/admin/texts'],
  },
]

/** Lists without an entry in the sidebar. */
export const areas = [
  textsCrumb,
  { label: boardTitle, href: boardPath },
  runsCrumb,
  placesCrumb,
  codesCrumb,
  issuesCrumb,
]

type Area = Pick<StaffLink, 'label' | 'href'>

/** The list above an address, by the sidebar that the reader has. */
export const areaAbove = (path: string, sidebar: readonly Area[]): Area | undefined =>
  [...areas, ...sidebar.filter(({ href }) => href !== '/dashboard')].find(({ href }) => path.startsWith(`${href}/`))

export const staffLinks = (role: Role) =>
  links.filter(({ permission, below }) => can(role, permission) && !(below && can(role, below)))

/** The overview is the parent of every page, so it is current only on itself. A record opened from a list is in the inbox. */
export function isCurrent(
  { href, also = [] }: Pick<StaffLink, 'href' | 'also'>,
  location: Pick<Location, 'pathname' | 'search'>,
) {
  const path = new URLSearchParams(location.search).has('list') ? inbox : location.pathname
  return (
    path === href ||
    [...also, ...(href === '/dashboard' ? [] : [href])].some((part) => `${path}/`.startsWith(`${part}/`))
  )
}
