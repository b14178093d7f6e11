// One benchmark record with everything that belongs to it, as after three years of a busy desk.
import { readFileSync } from 'node:fs'
import { v7 } from 'uuid'
import { parse } from 'yaml'
import { newReference } from '#db/queries/reference.ts'
import { searchText } from '#db/queries/search.ts'
import { companyOf, messageOf, personOf, pick, type Random, subjectOf } from './texts.ts'
import type { Row } from './writers.ts'

type Course = { id: string; name: string; level: string; weeks: number }

type Texts = Record<string, { en: Omit<Course, 'id'> }>
const texts: Texts = parse(readFileSync('app/content/texts/courses.yaml', 'utf8'))
const courses = Object.entries(texts).map(([id, { en }]): Course => ({ id, ...en }))

const hour = 60 * 60_000
const day = 24 * hour

type Made = {
  number: number
  records: number
  at: number
  now: number
  staff: readonly { id: string; name: string }[]
  random: Random
}

export function addRecord(rows: ReturnType<typeof emptyRows>, made: Made) {
  const { number, records, at, now, staff, random } = made
  const isEnquiry = random() < 0.8
  const kind = isEnquiry ? 'enquiry' : 'application'
  const actor = pick(random, staff)
  const person = personOf(random, number)
  const reference = unusedReference(isEnquiry ? 'ENQ' : 'APP')
  const message = messageOf(random, number % Math.ceil(records / 10) === 7)
  const own = isEnquiry
    ? { subject: subjectOf(random), company: companyOf(random) }
    : { subject: pick(random, courses).name, company: null }
  const steps = stepsOf(isEnquiry, now - at, random)
  const status = steps.at(-1)?.to ?? 'new'
  const isClosed = ['completed', 'accepted', 'rejected', 'spam'].includes(status)
  const id = v7({ msecs: at })
  rows.records.push({
    seq: number,
    id,
    kind,
    reference,
    status,
    name: person.name,
    email: person.email,
    email_key: person.email,
    received_at: at,
    promised_by: at + 24 * hour,
    office: pick(random, ['seoul', 'buea']),
    assignee_id: status === 'new' || status === 'spam' ? null : actor.id,
    language: pick(random, ['en', 'en', 'ko', 'fr']),
    spam_reasons: status === 'spam' ? 'Too many links' : null,
    answered_at: steps[0] && status !== 'spam' ? at + steps[0].after : null,
    read_at: status === 'new' ? null : at,
    closed_at: isClosed ? at + (steps.at(-1)?.after ?? 0) : null,
    version: 1 + steps.length,
    search_text: searchText(reference, person.name, person.email, own.company, own.subject, message),
  })
  const event = { record_id: id, kind }
  rows.record_events.push({
    id: v7({ msecs: at }),
    ...event,
    at,
    actor_id: null,
    type: 'received',
    from_status: null,
    to_status: status === 'spam' ? 'spam' : 'new',
  })
  let from = 'new'
  for (const { to, after } of status === 'spam' ? [] : steps) {
    const when = at + after
    rows.record_events.push({
      id: v7({ msecs: when }),
      ...event,
      at: when,
      actor_id: actor.id,
      type: 'status',
      from_status: from,
      to_status: to,
    })
    from = to
  }
  if (isEnquiry) {
    rows.enquiries.push({ record_id: id, form: 'contact', phone: null, ...own, message, context: null })
  } else {
    const course = pick(random, courses)
    rows.applications.push({
      record_id: id,
      first_name: person.name,
      last_name: '',
      experience: 'beginner',
      message,
      course_id: course.id,
      course_name: course.name,
      course_level: course.level,
      course_weeks: course.weeks,
      consent_wording: 'I agree',
      consent_version: '1',
      consented_at: at,
    })
  }
}

const used = new Set<string>()

/** Random references repeat some twenty times in a million. */
function unusedReference(prefix: string): string {
  for (;;) {
    const reference = newReference(prefix)
    if (used.has(reference)) continue
    used.add(reference)
    return reference
  }
}

export const emptyRows = () => ({
  records: [] as Row[],
  record_events: [] as Row[],
  enquiries: [] as Row[],
  applications: [] as Row[],
})

/** The history of a record of this age; most are answered within a day. */
function stepsOf(isEnquiry: boolean, age: number, random: Random) {
  if (age < 30 * day && random() < 0.05) return [{ to: 'spam', after: 0 }]
  const answered = random() < 0.9 ? random() * 20 * hour : random() * 60 * hour
  const closed = answered + random() * 10 * day
  const steps = isEnquiry
    ? [
        { to: 'in_progress', after: answered },
        { to: 'completed', after: closed },
      ]
    : [
        { to: 'reviewing', after: answered },
        { to: random() < 0.4 ? 'accepted' : 'rejected', after: closed },
      ]
  return steps.map(({ to, after }) => ({ to, after: Math.round(after) })).filter(({ after }) => after < age)
}

/** Statements for the data that the database derives from records and events. */
export const derived = [
  `insert into audit_events (id, at, actor_id, actor_name, verb, record_kind, record_id, record_reference, detail, address)
    select event.id, event.at, event.actor_id, users.name, 'moved', event.kind, event.record_id, records.reference,
      '{"from":"' || event.from_status || '","to":"' || event.to_status || '"}', '192.0.2.7'
    from record_events as event join records on records.id = event.record_id join users on users.id = event.actor_id
    where event.type = 'status'`,
  `insert into course_signups (id, record_id, status, created_at, version)
    select event.id, event.record_id, case event.at % 3 when 0 then 'pending' when 1 then 'confirmed' else 'completed' end,
      event.at, 1 from record_events as event where event.to_status = 'accepted'`,
  `insert into outbox (id, kind, status, priority, to_address, mailbox_key, subject, text_body, html_body, headers,
      reference, attempts, first_attempt_at, next_attempt_at, provider_id, created_at, sent_at)
    select id, kind || '-acknowledged', case when seq % 50000 = 7 then 'failed' else 'delivered' end, 1, email, email,
      'We have your message (' || reference || ')', '', '', '{}', reference, 1, received_at, received_at, reference,
      received_at, received_at from records where status <> 'spam'`,
]
