// The lists that the staff's search looks into, each with its permission and the way to its hits.

import { routes } from 'virtual:remix/server-build'
import { listApplications } from '#app/features/applications/applications.server.ts'
import { countMatchingPosts, listPosts, stateOf } from '#app/features/blog/store/list-posts.server.ts'
import { listEnquiries } from '#app/features/enquiries/enquiries.server.ts'
import { stateLabels as subscriberStates } from '#app/features/newsletter/status.ts'
import { countMatchingSubscribers, listSubscribers } from '#app/features/newsletter/subscribers.server.ts'
import {
  countMatchingMails,
  type FoundMail,
  listMatchingMails,
} from '#app/features/received-mail/search-mails.server.ts'
import { readableKinds, recordPath } from '#app/features/records/kinds.ts'
import { countMatchingRecords } from '#app/features/records/records.server.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { can, type Permission } from '#app/features/staff/permissions.ts'
import { drawn } from '#app/languages/message.ts'
import { type Message, type Phrase, type Say, sayIn } from '#app/languages/phrases.server.ts'
import { countSearchedMails, markLost, pageOfMails } from '#app/mail/outbox/mails.server.ts'
import { ConfirmPage } from '#app/routes/admin/shared/confirm-page.tsx'
import type { CursorShape } from '#app/routes/admin/shared/list-params.ts'
import { groupOf, staffLinks } from '#app/routes/admin/shared/staff-nav.ts'
import type { Cursor } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import type { Roles } from '#db/tables/staff.ts'
import { manager, postPage, stateLabels as postStates } from '../blog/words.ts'
import { received } from '../mail/received/words.ts'
import { mailState } from '../mail/words.ts'
import { factsPath } from '../texts/paths.ts'
import type { StaffPageLink } from './match-pages.ts'

export type Hit = {
  key: string
  path: string
  title: string
  detail: string
  status?: Message
  /** The dot of a status that has no other of its name. */
  pill?: string
  at?: number
}

type Query = { role: Roles; text: string; now: number; say: Say }
type Paged = Query & { after?: Cursor; size?: number }

export type Source = {
  key: string
  title: Phrase
  isFor: (role: Roles) => boolean
  /** The list's own search page. */
  list: string | null
  /** The columns that order it. */
  cursor: CursorShape
  find: (db: Db, query: Paged) => Promise<{ hits: Hit[]; next: Cursor | null }>
  count: (db: Db, query: Query, limit: number) => Promise<number>
}

const contacts: Source = {
  key: 'contacts',
  title: 'Contacts',
  isFor: (role) => can(role, 'enquiries.read'),
  list: '/dashboard/contacts',
  cursor: ['number'],
  find: async (db, { text, after, size }) => {
    const { rows, next } = await listEnquiries(db, { search: text }, after, size)
    return {
      next,
      hits: rows.map(({ reference, name, subject, company, status, received_at }) => ({
        key: reference,
        path: recordPath({ kind: 'enquiry', reference }),
        title: name,
        detail: [reference, subject, company].filter(Boolean).join(', '),
        status: statusLabel('enquiry', status),
        at: received_at,
      })),
    }
  },
  count: (db, { text }, limit) => countMatchingRecords(db, 'enquiry', { search: text }, limit),
}

const applications: Source = {
  key: 'applications',
  title: 'Applications',
  isFor: (role) => can(role, 'applications.read'),
  list: '/dashboard/careers',
  cursor: ['number'],
  find: async (db, { text, after, size }) => {
    const { rows, next } = await listApplications(db, { search: text }, after, size)
    return {
      next,
      hits: rows.map(({ reference, name, course_name, status, received_at }) => ({
        key: reference,
        path: recordPath({ kind: 'application', reference }),
        title: name,
        detail: `${reference}, ${course_name}`,
        status: statusLabel('application', status),
        at: received_at,
      })),
    }
  },
  count: (db, { text }, limit) => countMatchingRecords(db, 'application', { search: text }, limit),
}

const mayOpen = (role: Roles) => ({ kinds: readableKinds(role), hasUndecided: can(role, 'received.read') })

const receivedStates: Partial<Record<FoundMail['status'], Phrase>> = {
  filed: 'Filed',
  quarantined: 'Waiting',
  failed: 'Failed',
}

const receivedMails: Source = {
  key: 'received',
  title: 'Received emails',
  isFor: (role) => mayOpen(role).hasUndecided || mayOpen(role).kinds.length > 0,
  list: null,
  cursor: ['number'],
  find: async (db, { role, text, after, size, say }) => {
    const { rows, next } = await listMatchingMails(db, { search: text, reader: mayOpen(role) }, after, size)
    return {
      next,
      hits: rows.map(({ id, kind, reference, from_address, subject, status, received_at }) => ({
        key: id,
        path: kind && reference ? recordPath({ kind, reference }) : `${received}/${id}`,
        title: subject || say('(without a subject)'),
        detail: [from_address, reference].filter(Boolean).join(', '),
        status: receivedStates[status] ?? drawn(status),
        at: received_at,
      })),
    }
  },
  count: (db, { role, text }, limit) => countMatchingMails(db, { search: text, reader: mayOpen(role) }, limit),
}

/** Mails that the site has sent are found by address, or by the words of their record. */
const sentMails: Source = {
  key: 'mails',
  title: 'Emails',
  isFor: (role) => can(role, 'mail.read'),
  list: null,
  cursor: ['number', 'id'],
  find: async (db, { text, after, size, now }) => {
    const { rows, next } = await pageOfMails(db, { search: text }, after, size)
    const marked = await markLost(db, rows, now)
    return {
      next,
      hits: marked.map(({ id, subject, to_address, created_at, ...state }) => ({
        key: id,
        path: `/dashboard/mail/${id}`,
        title: subject,
        detail: to_address,
        status: mailState(state).label,
        pill: mailState(state).pill,
        at: created_at,
      })),
    }
  },
  count: (db, { text }, limit) => countSearchedMails(db, text, limit),
}

const posts: Source = {
  key: 'posts',
  title: 'Blog posts',
  isFor: (role) => can(role, 'posts.read'),
  list: manager,
  cursor: ['number'],
  find: async (db, { text, now, after, size }) => {
    const { rows, next } = await listPosts(db, { search: text, now }, after, size)
    return {
      next,
      hits: rows.map((post) => ({
        key: post.id,
        path: postPage(post.id),
        title: post.title,
        detail: `${post.category}, ${post.author}`,
        status: postStates[stateOf(post, now)],
        at: post.changed_at,
      })),
    }
  },
  count: (db, { text, now }, limit) => countMatchingPosts(db, { search: text, now }, limit),
}

const subscribers: Source = {
  key: 'subscribers',
  title: 'Subscribers',
  isFor: (role) => can(role, 'newsletter.read'),
  list: '/dashboard/newsletter',
  cursor: ['number'],
  find: async (db, { text, after, size }) => {
    const { rows, next } = await listSubscribers(db, { search: text }, after, size)
    return {
      next,
      hits: rows.map(({ id, name, email, status, consented_at }) => ({
        key: id,
        path: `/dashboard/newsletter/${id}`,
        title: name ?? '–',
        detail: email ?? '–',
        status: subscriberStates[status],
        at: consented_at,
      })),
    }
  },
  count: (db, { text }, limit) => countMatchingSubscribers(db, { search: text }, limit),
}

export const sources: readonly Source[] = [contacts, applications, receivedMails, sentMails, posts, subscribers]

// The staff pages that a person may open by their name: those of the navigation, then all others of the site map.

/** Its address has a parameter; people look for it as for a setting. */
const factsPages: readonly { title: Phrase; href: string }[] = [
  { title: 'Company facts', href: factsPath },
  { title: 'Opening hours', href: `${factsPath}#text-seoul.hours` },
]

type Handle = { permission?: Permission; title?: Phrase; drawsForm?: true }

/** Their names are in the language. */
export function staffPages(role: Roles, language: Language): StaffPageLink[] {
  const linked = staffLinks(role).map(({ label, href }) => ({ title: label, href }))
  const facts = can(role, 'texts.read') ? factsPages : []
  const known = new Set(linked.map(({ href }) => href))
  const others = Object.values(routes)
    .flatMap((route) => pageOf(route, role) ?? [])
    .filter(({ href }) => !known.has(href))
  return [...linked, ...facts, ...others].map(({ title, href }) => ({ title: sayIn(language)(title), href }))
}

/** Null for what has no page of its own: addresses that need a record, questions, and what only draws a form that was sent. */
function pageOf(route: (typeof routes)[string], role: Roles): { title: Phrase; href: string } | null {
  if (route?.parentId !== 'routes/admin/shared/staff-layout') return null
  const { title, permission, drawsForm } = (route.module.handle ?? {}) as Handle
  const page = route.module.default
  if (!title || !permission || !can(role, permission)) return null
  if (!page || page === ConfirmPage || drawsForm) return null
  const path = (route.path ?? '').replace(/\/:\w+\?$/, '')
  return /[:*]/.test(path) ? null : { title, href: `/${path}` }
}

export type PageGroup = { title: Phrase; links: StaffPageLink[] }

/** By the groups of the sidebar. @param but the address of a page that is left out */
export function groupPages(pages: readonly StaffPageLink[], but: string): PageGroup[] {
  const groups = new Map<Phrase, StaffPageLink[]>()
  for (const page of pages) {
    if (page.href === but) continue
    const title = groupOf(page.href) ?? 'More'
    groups.set(title, [...(groups.get(title) ?? []), page])
  }
  return [...groups].map(([title, links]) => ({ title, links }))
}
