// The audit log: every action with its person, record and time.
import { Link, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { courseName } from '#app/features/applications/runs/runs.server.ts'
import { listNames } from '#app/features/records/records.server.ts'
import { type AuditLine, auditChoices, listAudit, nobody } from '#app/features/staff/audit/audit.server.ts'
import { detailLabel, logWord } from '#app/features/staff/audit/detail-words.ts'
import { can } from '#app/features/staff/permissions.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { findKind } from '#app/features/texts/kinds.server.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import { colons } from '#app/languages/colons.ts'
import { drawn } from '#app/languages/message.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { dayWords } from '#app/mail/messages/day-words.ts'
import { Download } from '#app/routes/admin/shared/download.tsx'
import { Typed } from '#app/routes/admin/shared/facts.tsx'
import { Choice, DayField, ListFilter } from '#app/routes/admin/shared/list-filters.tsx'
import { type ListSpec, listPath } from '#app/routes/admin/shared/list-params.ts'
import { LinkLine } from '#app/routes/admin/shared/part-links.tsx'
import { type Column, RecordList } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { isOwnActor } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import type { Roles } from '#db/tables/staff.ts'
import { auditQuery } from './audit-query.server.ts'
import { detailsOf } from './details.server.ts'

const noneYet = 'Staff actions appear here. Entries are kept for 24 months.'

const spec: ListSpec<never> = {
  path: '/dashboard/audit',
  rows: 'entries',
  pages: 'Audit log pages',
  caption: 'Actions, newest first',
  cursor: ['number', 'id'],
  empty: { yet: { title: 'No entries yet', hint: noneYet }, filtered: 'No entries found' },
}

export const handle = { permission: 'audit.read', title: 'Audit log' } as const

export const loader = staffList(handle.permission, spec, async ({ after }, { staff, request, language, now, say }) => {
  const { role, timeZone } = staff
  // As in the file: network addresses are not for everyone who reads the log.
  const mayExport = can(role, 'security.manage')
  const choices = await auditChoices(db)
  const { chosen, filter } = auditQuery(new URL(request.url).searchParams, choices, timeZone)
  const { rows, next } = await listAudit(db, filter, after)
  const subjects = await subjectsOf(db, rows, { language, now })
  const names = new Map(choices.people.map(({ id, name }) => [id, name]))
  return {
    next,
    choices,
    chosen,
    people: [...choices.people.map(({ id, name }) => [id, name] as const), [nobody, say('Not signed in')] as const],
    rows: rows.map(({ record_id, actor_id, ...line }) => ({
      ...line,
      address: mayExport ? line.address : null,
      detail: detailsOf(line, language),
      actor_name: actor_id === null && isOwnActor(line.actor_name) ? say(line.actor_name) : line.actor_name,
      to: pageOf({ record_id, ...line }, role),
      subject:
        (line.record_kind === 'user' ? names.get(record_id ?? '') : subjects.get(line.record_reference ?? '')) ?? null,
    })),
    download: mayExport ? listPath(`${spec.path}.csv`, chosen) : null,
  }
})

export default function AuditPage() {
  const say = useSay()
  const { timeZone, choices, people, chosen, list, rows, download } = useLoaderData<typeof loader>()
  const isFiltered = Object.values(chosen).some(Boolean)
  const nothing = <EmptyState title={say('No entries found')} hint={say('Nothing matches these filters.')} />
  return (
    <StaffPage
      title={say('Audit log')}
      beside={download === null ? null : <Download href={download}>{say('Export these entries as CSV')}</Download>}
    >
      <RecordList
        spec={spec}
        list={list}
        rows={rows}
        filter={<AuditFilter path={spec.path} {...{ choices, people, chosen }} />}
        columns={columnsOf(timeZone)}
        keyOf={({ id }) => id}
        empty={isFiltered ? nothing : null}
      />
    </StaffPage>
  )
}

/** The record's page, if the reader's role may open it. */
function pageOf(
  { record_kind, record_id, record_reference }: Pick<AuditLine, 'record_kind' | 'record_id' | 'record_reference'>,
  role: Roles,
) {
  if (record_kind === 'enquiry' && can(role, 'enquiries.read')) return `/dashboard/contacts/${record_reference}`
  if (record_kind === 'application' && can(role, 'applications.read')) return `/dashboard/careers/${record_reference}`
  if (record_kind === 'place' && can(role, 'applications.read')) return `/dashboard/careers/${record_reference}#place`
  if (record_kind === 'course-run' && can(role, 'applications.read')) return `/dashboard/careers/runs/${record_id}`
  if (record_kind === 'promo-code' && can(role, 'applications.read')) return `/dashboard/careers/codes/${record_id}`
  if (record_kind === 'mail' && can(role, 'mail.read')) return `/dashboard/mail/${record_id}`
  if (record_kind === 'subscriber' && record_id && can(role, 'newsletter.read')) {
    return `/dashboard/newsletter/${record_id}`
  }
  if (record_kind === 'user' && record_id && can(role, 'users.manage')) return `/dashboard/users/${record_id}`
  return null
}

type AuditFilterProps = {
  path: string
  choices: Pick<Awaited<ReturnType<typeof auditChoices>>, 'kinds' | 'verbs'>
  people: readonly (readonly [id: string, name: string])[]
  chosen: ReturnType<typeof auditQuery>['chosen']
}

function AuditFilter({ path, choices, people, chosen }: AuditFilterProps) {
  const say = useSay()
  const words = useLogWords()
  const option = (value: string) => [value, drawn(words(value))] as const
  const names = people.map(([id, name]) => [id, drawn(name)] as const)
  const { reads, ...fields } = chosen
  return (
    <>
      <ListFilter name={say('Audit log')} path={path} chosen={fields}>
        {reads ? <input type="hidden" name="reads" value={reads} /> : null}
        <Choice name="person" label={say('Person')} all={say('Everyone')} chosen={chosen.person} options={names} />
        <Choice
          name="kind"
          label={say('Record')}
          all={say('All records')}
          chosen={chosen.kind}
          options={choices.kinds.map(option)}
        />
        <Choice
          name="verb"
          label={say('Action')}
          all={say('All actions')}
          chosen={chosen.verb}
          options={choices.verbs.map(option)}
        />
        <DayField name="from" label={say('From|day')} chosen={chosen.from} />
        <DayField name="to" label={say('To|day')} chosen={chosen.to} />
      </ListFilter>
      <ReadsTabs path={path} chosen={chosen} />
    </>
  )
}

/** The changes are listed at first; one press adds the reads, which outnumber them. */
function ReadsTabs({ path, chosen }: Pick<AuditFilterProps, 'path' | 'chosen'>) {
  const say = useSay()
  const verb = chosen.verb === 'read' ? '' : chosen.verb
  const tabs = [
    { label: say('Without reads'), to: { ...chosen, verb, reads: '' } },
    { label: say('Everything'), to: { ...chosen, reads: 'with' } },
  ]
  const current = chosen.verb === 'read' ? 'with' : chosen.reads
  return (
    <LinkLine className="tabs" label={say('Reads')} current={current}>
      {tabs.map(({ label, to }) => (
        <Link key={to.reads} to={listPath(path, to)} aria-current={to.reads === current || undefined}>
          {label}
        </Link>
      ))}
    </LinkLine>
  )
}

// The columns of the audit log, in the words of the reader's language.
/** @property subject what the record is called, if that is more than its kind and reference */
type Line = Omit<AuditLine, 'record_id' | 'actor_id'> & { to: string | null; subject: string | null }

const columnsOf = (zone: string): Column<Line>[] => [
  { head: 'Action', cell: (line) => <Action {...line} zone={zone} /> },
  { head: 'Person', cell: (line) => <Person {...line} /> },
  { head: 'Time', zone, cell: ({ at }) => <Moment at={at} zone={zone} /> },
]

const Person = ({ actor_name, address }: Line) => (
  <>
    <Typed>{actor_name}</Typed>
    {address === null ? null : <span className="row-note">{address}</span>}
  </>
)

/** What was done comes first, then its record, and the two values of a change; a move to another status shows these alone. */
const goesByReference = new Set(['enquiry', 'application', 'place', 'mail'])

function Action({ verb, record_kind, record_reference, subject, to, detail, zone }: Line & { zone: string }) {
  const words = useLogWords()
  const say = useSay()
  const colon = colons[useLanguage()]
  const { from, to: becomes } = Object.fromEntries(detail)
  const isChange = typeof from === 'string' && typeof becomes === 'string'
  // The new email is only told by its id.
  const apart = isChange ? ['as', 'from', 'to'] : ['as']
  const rest = detail.filter(([name]) => !apart.includes(name))
  const value = (text: string) => (text === '' ? '–' : capitalized(text))
  const done = verb === 'moved' && isChange ? '' : words(verb)
  const change = isChange && from !== becomes ? `${value(from)} → ${value(becomes)}` : ''
  const kind = words(record_kind)
  const named = goesByReference.has(record_kind) ? `${kind} ${record_reference}` : null
  const record =
    subject ?? (record_reference ? (named ?? say('{kind} “{name}”', { kind, name: record_reference })) : kind)
  return (
    <>
      <strong>{done || change}</strong>
      {record_kind === 'setting' ? null : (
        <span className="table-second">
          {colon}{' '}
          <span className="typed" dir="auto">
            {to ? <Link to={to}>{record}</Link> : record}
          </span>
        </span>
      )}
      {done && change ? <span className="table-second"> ({change})</span> : null}
      {rest.length > 0 ? (
        <div className="row-note typed">
          {rest.map(([name, value]) => (
            <Detail key={name} name={name} value={value} zone={zone} />
          ))}
        </div>
      ) : null}
    </>
  )
}

function Detail({ name, value, zone }: { name: string; value: string | number; zone: string }) {
  const say = useSay()
  return (
    <div dir="auto">
      {capitalized(detailLabel(name, say))}
      {typeof value === 'number' ? <Moment at={value} zone={zone} /> : value}
    </div>
  )
}

/** Says a verb or a kind of record, such as "Role changed" for role-changed. */
function useLogWords() {
  const say = useSay()
  return (name: string) => capitalized(say(logWord(name)))
}

// What the records of the audit log are called, where their reference alone says little.

type Named = Pick<AuditLine, 'record_kind' | 'record_reference'>

/** By reference. An erased person has no name any more. */
async function subjectsOf(
  db: Db,
  lines: readonly Named[],
  { language, now }: { language: Language; now: number },
): Promise<Map<string, string>> {
  const say = sayIn(language)
  const records = await listNames(db, referencesOf(lines, 'enquiry', 'application'))
  const named = records.map(({ kind, reference, name }) => {
    const phrase = kind === 'enquiry' ? '{name}’s enquiry' : '{name}’s application'
    return [reference, say(phrase, { name })] as const
  })
  const texts = referencesOf(lines, 'text').map((reference) => [reference, textIn(reference, language)] as const)
  const runs = await runsIn(db, referencesOf(lines, 'course-run'), { language, now })
  return new Map([...named, ...texts, ...runs])
}

const referencesOf = (lines: readonly Named[], ...kinds: string[]) =>
  lines.flatMap((line) => (kinds.includes(line.record_kind) ? (line.record_reference ?? []) : []))

/** A course run by the name of its course and its first day, as its page says them. */
async function runsIn(db: Db, references: readonly string[], { language, now }: { language: Language; now: number }) {
  if (references.length === 0) return []
  const courses = await readCourses(db, now)
  return references.map((reference) => {
    const [course = '', day = ''] = reference.split(' ')
    const title = `${courseName(courses, course)}, ${dayWords(day, language)}`
    return [reference, sayIn(language)('Course run {title}', { title })] as const
  })
}

/** A page by its title, an entry of a list by its list and key. */
function textIn(reference: string, reader: Language): string {
  const [name = '', key = '', language] = reference.split('/')
  const kind = findKind(name)
  if (!kind) return reference
  const title = sayIn(reader)(kind.title)
  const parts = [title, kind.list ? key : '', language ? sayIn(reader)(languageNames[language as Language]) : '']
  return parts.filter(Boolean).join(', ')
}
