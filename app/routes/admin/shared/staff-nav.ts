// The entries of the sidebar, grouped by what they serve: answers to visitors, courses, the site's content, and administration.
// Logout follows them.

import { can, type Permission } from '#app/features/staff/permissions.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Roles } from '#db/tables/staff.ts'
import { placesCrumb } from '../applications/places/words.ts'
import { runsCrumb } from '../applications/runs/words.ts'
import { codesCrumb } from '../applications/words.ts'
import { managerCrumb, mediaCrumb } from '../blog/words.ts'
import { boardPath, boardTitle } from '../brand/paths.ts'
import { issuesCrumb } from '../newsletter/issues/words.ts'
import { textsCrumb } from '../texts/paths.ts'

type StaffLink = {
  label: Phrase
  href: string
  icon: string
  permission: Permission
  /** With this permission the entry is listed below the page that it opens. */
  below?: Permission
  /** Pages of this entry at addresses that do not begin with its own. */
  also?: readonly string[]
}

type StaffGroup = { title: Phrase; links: readonly StaffLink[] }

const inbox = '/dashboard/inbox'
const overview = '/dashboard'

const groups: readonly StaffGroup[] = [
  {
    title: 'To answer',
    links: [
      { label: 'Inbox', href: inbox, icon: 'inbox', permission: 'inbox.read' },
      { label: 'Contacts', href: '/dashboard/contacts', icon: 'contact', permission: 'enquiries.read' },
      { label: 'Appointments', href: '/dashboard/appointments', icon: 'calendar-clock', permission: 'enquiries.read' },
      {
        label: 'Received emails',
        href: '/dashboard/mail/received',
        icon: 'mail',
        permission: 'received.read',
        below: 'mail.read',
      },
      {
        label: 'Overview',
        href: overview,
        icon: 'layout-dashboard',
        permission: 'dashboard.read',
        also: ['/dashboard/activity'],
      },
    ],
  },
  {
    title: 'Courses',
    links: [{ label: 'Careers', href: '/dashboard/careers', icon: 'graduation-cap', permission: 'applications.read' }],
  },
  {
    title: 'Content',
    links: [
      { ...textsCrumb, icon: 'building-2', permission: 'texts.read' },
      { ...managerCrumb, icon: 'newspaper', permission: 'posts.read' },
      { label: 'Newsletter', href: '/dashboard/newsletter', icon: 'send', permission: 'newsletter.read' },
      { ...mediaCrumb, icon: 'image', permission: 'posts.read' },
      { label: boardTitle, href: boardPath, icon: 'palette', permission: 'brand.read' },
    ],
  },
  {
    title: 'Administration',
    links: [
      { label: 'Users', href: '/dashboard/users', icon: 'users', permission: 'users.manage' },
      { label: 'A person’s data', href: '/dashboard/people', icon: 'database', permission: 'people.manage' },
      { label: 'Mail', href: '/dashboard/mail', icon: 'mail', permission: 'mail.read' },
      { label: 'Audit log', href: '/dashboard/audit', icon: 'history', permission: 'audit.read' },
      {
        label: 'Settings',
        href: '/dashboard/settings',
        icon: 'settings',
        permission: 'own.account',
        also: ['/dashboard/change-password'],
      },
    ],
  },
]

/** Lists without an entry in the sidebar. */
const areas = [runsCrumb, placesCrumb, codesCrumb, issuesCrumb]

type Area = Pick<StaffLink, 'label' | 'href'>

/** The list above an address, by the sidebar that the reader has. */
export const areaAbove = (path: string, sidebar: readonly Area[]): Area | undefined =>
  deepest(
    [...areas, ...sidebar].filter(({ href }) => href !== overview),
    path,
  )

/** What the role may open. */
export const staffGroups = (role: Roles): StaffGroup[] =>
  groups
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ permission, below }) => can(role, permission) && !(below && can(role, below))),
    }))
    .filter(({ links }) => links.length > 0)

export const staffLinks = (role: Roles) => staffGroups(role).flatMap(({ links }) => links)

/** The title of the group that a page belongs to. */
export const groupOf = (pathname: string): Phrase | undefined =>
  groups.find(({ links }) => links.some(({ href }) => href === entryOf(pathname)))?.title

const entryOf = (pathname: string) =>
  currentHref(
    groups.flatMap(({ links }) => links),
    { pathname, search: '' },
  )

/**
 * The address of the entry that a page belongs to. The overview is the parent of every page, so it is current only on itself.
 * A record opened from a list is in the inbox.
 */
export function currentHref(
  links: readonly Pick<StaffLink, 'href' | 'also'>[],
  location: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  const list = new URLSearchParams(location.search).get('list')
  // A list of one kind is not the inbox's.
  const isOfInbox = list !== null && !new URLSearchParams(list).has('page')
  const path = isOfInbox ? inbox : location.pathname
  if (path === overview) return overview
  const known = links.flatMap(({ href, also = [] }) => [
    ...(href === overview ? [] : [{ href, entry: href }]),
    ...also.map((other) => ({ href: other, entry: href })),
  ])
  return deepest(known, path)?.entry
}

const deepest = <Known extends { href: string }>(known: readonly Known[], path: string): Known | undefined =>
  known
    .filter(({ href }) => `${path}/`.startsWith(`${href}/`))
    .sort((one, other) => other.href.length - one.href.length)[0]
