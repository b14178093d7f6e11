// The outbox: every mail of the site with what became of it.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { heldByKind } from '#app/mail/backlog.server.ts'
import { listMails, mailCounts, outboxPause } from '#app/mail/outbox.server.ts'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { listPath, placeOf } from '#app/routes/admin/shared/list-query.ts'
import { StatusLinks } from '#app/routes/admin/shared/status-links.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Table } from '#app/ui/table.tsx'
import type { MailStatus } from '#db/schema.ts'
import { HeldMails } from './mail-held.tsx'
import { isInbox } from './mail-links.server.ts'
import { MailPause } from './mail-pause.tsx'
import { isMailStatus, mailKindWords, mailPill, mailStatusLabels } from './mail-words.ts'

const path = '/dashboard/mail'
const pageSize = 25

export const handle = { permission: 'mail.read' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Mail', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  const { timeZone } = await requireStaff(db, request, handle.permission)
  const query = new URL(request.url).searchParams
  const asked = query.get('status')
  const status = isMailStatus(asked) ? asked : undefined
  const place = placeOf(query)
  const before = place && { createdAt: place.at, id: place.id }
  const [found, counts, pause, held] = await Promise.all([
    listMails(db, { status, before, limit: pageSize + 1 }),
    mailCounts(db),
    outboxPause(db),
    heldByKind(db),
  ])
  const page = found.slice(0, pageSize)
  const last = page.at(-1)
  return {
    ...{ timeZone, status, counts, pause, held },
    hasService: env.RESEND_API_KEY !== undefined,
    isInbox,
    mails: page.map(({ id, kind, to_address, subject, status, created_at }) => {
      return { id, kind, to: to_address, subject, status, at: created_at }
    }),
    newest: place ? listPath(path, { status }) : null,
    older: found.length > pageSize && last ? listPath(path, { status }, { at: last.created_at, id: last.id }) : null,
  }
}

export { readOnly as action } from '#app/routes/admin/shared/read-only.server.ts'

export default function MailPage() {
  const { timeZone, status, counts, pause, held, hasService, isInbox, mails, newest, older } =
    useLoaderData<typeof loader>()
  return (
    <>
      <h1>Mail</h1>
      {pause ? <MailPause {...pause} zone={timeZone} /> : null}
      <HeldMails held={held} zone={timeZone} />
      {hasService ? null : (
        <p className="banner" data-kind="info">
          No mail service is set up (RESEND_API_KEY): mails are kept and shown here. Once it is, those of the day before
          leave, and staff decide on older ones.
          {isInbox ? null : ' Links that act for their reader stay hidden; the staff commands make new ones.'}
        </p>
      )}
      <StatusLinks label="Mails by state" current={status ?? 'all'} links={statusLinks(counts, status)} />
      {mails.length > 0 ? (
        <Table caption="Mails, newest first" columns={['Subject', 'To', `Written (${timeZone})`, 'State']} asCards>
          {mails.map(({ id, kind, to, subject, status, at }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`${path}/${id}`} className="typed clamp" dir="auto">
                  {subject || '(no longer kept)'}
                </Link>
                <span className="row-note">{mailKindWords(kind)}</span>
              </th>
              <td>
                <span className="typed clamp" dir="auto">
                  {to || '–'}
                </span>
              </td>
              <td>
                <Moment at={at} zone={timeZone} />
              </td>
              <td>
                <Pill status={mailPill[status]}>{mailStatusLabels[status]}</Pill>
              </td>
            </tr>
          ))}
        </Table>
      ) : (
        <NoMails status={status} isPast={newest !== null} />
      )}
      <ListPager label="Mail pages" newest={newest} older={older} />
    </>
  )
}

const alwaysListed: readonly MailStatus[] = ['queued', 'sent', 'failed', 'unknown']

function statusLinks(counts: Record<MailStatus, number>, current?: MailStatus) {
  const states = Object.entries(mailStatusLabels).map(([id, label]) => ({ id: id as MailStatus, label }))
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return [
    { id: 'all', label: 'All', to: path, count: all },
    ...states
      .filter(({ id }) => alwaysListed.includes(id) || counts[id] > 0 || id === current)
      .map(({ id, label }) => ({ id, label, to: listPath(path, { status: id }), count: counts[id] })),
  ]
}

function NoMails({ status, isPast }: { status?: MailStatus; isPast: boolean }) {
  const all = <LinkButton to={path}>Show all mails</LinkButton>
  if (isPast) return <EmptyState title="No older mails" hint="This is the end of the list." action={all} />
  if (status) return <EmptyState title={`No mails: ${mailStatusLabels[status].toLowerCase()}`} action={all} />
  return (
    <EmptyState
      title="No mails yet"
      hint="Mails show here as soon as the site writes one, for example about an enquiry."
    />
  )
}
