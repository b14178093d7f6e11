// Searches all of the staff's lists: the newest hits of each, limited to those that the reader may open.
import { listApplications } from '#app/features/applications/applications.server.ts'
import { listEnquiries } from '#app/features/enquiries/enquiries.server.ts'
import { stateLabels } from '#app/features/newsletter/status.ts'
import { listSubscribers } from '#app/features/newsletter/subscribers.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { can, type Permission } from '#app/features/staff/permissions.ts'
import { searchMails } from '#app/mail/outbox/mails.server.ts'
import { listPath } from '#app/routes/admin/shared/list-params.ts'
import type { Db } from '#db/schema.ts'
import type { Role } from '#db/tables/staff.ts'
import { mailStatusLabels } from '../mail/words.ts'

const groupLength = 5

type Hit = { path: string; title: string; detail: string; status: string; at: number }
export type HitGroup = {
  title: string
  hits: Hit[]
  /** The list with all hits, if there are more. */
  more: string | null
}

type Source = {
  title: string
  permission: Permission
  /** The list's own search page. */
  list: string | null
  find: (db: Db, text: string) => Promise<Hit[]>
}

const sources: readonly Source[] = [
  {
    title: 'Contacts',
    permission: 'enquiries.read',
    list: '/dashboard/contacts',
    find: async (db, search) =>
      (await listEnquiries(db, { search })).rows.map(({ reference, name, subject, company, status, received_at }) => ({
        path: recordPath({ kind: 'enquiry', reference }),
        title: name,
        detail: [reference, subject, company].filter(Boolean).join(', '),
        status: statusLabel('enquiry', status),
        at: received_at,
      })),
  },
  {
    title: 'Applications',
    permission: 'applications.read',
    list: '/dashboard/careers',
    find: async (db, search) =>
      (await listApplications(db, { search })).rows.map(({ reference, name, course_name, status, received_at }) => ({
        path: recordPath({ kind: 'application', reference }),
        title: name,
        detail: `${reference}, ${course_name}`,
        status: statusLabel('application', status),
        at: received_at,
      })),
  },
  {
    title: 'Subscribers',
    permission: 'newsletter.read',
    list: '/dashboard/newsletter',
    find: async (db, search) =>
      (await listSubscribers(db, { search }, undefined, groupLength + 1)).rows.map((row) => ({
        path: `/dashboard/newsletter/${row.id}`,
        title: row.name ?? '–',
        detail: row.email ?? '–',
        status: stateLabels[row.status],
        at: row.consented_at,
      })),
  },
  {
    title: 'Mails',
    permission: 'mail.read',
    list: null,
    find: async (db, search) =>
      (await searchMails(db, search, groupLength)).map((mail) => ({
        path: `/dashboard/mail/${mail.id}`,
        title: mail.subject,
        detail: mail.to_address,
        status: mailStatusLabels[mail.status],
        at: mail.created_at,
      })),
  },
]

export const searchedTitles = (role: Role): string[] =>
  sources.filter(({ permission }) => can(role, permission)).map(({ title }) => title)

/** Groups without hits are left out; an empty search finds nothing. */
export async function searchDesk(db: Db, role: Role, text: string): Promise<HitGroup[]> {
  if (!text) return []
  const groups = await Promise.all(
    sources
      .filter(({ permission }) => can(role, permission))
      .map(async ({ title, list, find }) => {
        const hits = await find(db, text)
        return {
          title,
          hits: hits.slice(0, groupLength),
          more: list && hits.length > groupLength ? listPath(list, { q: text }) : null,
        }
      }),
  )
  return groups.filter(({ hits }) => hits.length > 0)
}
