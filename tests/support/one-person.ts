// A person with data in every place that can hold it, and the search for what is left of them.
import { readFileSync } from 'node:fs'
import { type Selectable, sql } from 'kysely'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { openBatch } from '#app/features/newsletter/sending/claim.server.ts'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { identifyPerson, leadsTo } from '#app/features/people/find-person.server.ts'
import { columnsOf, personalTables } from '#app/features/people/personal-tables.ts'
import { fileFetched } from '#app/features/received-mail/file-mail.server.ts'
import { noteReceived } from '#app/features/received-mail/note-received.server.ts'
import { saveDraft } from '#app/features/records/reply/draft.server.ts'
import { sendReply } from '#app/features/records/reply/send-reply.server.ts'
import { addNote, correctAddress } from '#app/features/records/staff-changes.server.ts'
import { openTarget } from '#app/features/records/webhooks/targets.server.ts'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { requestStatusLink } from '#app/features/status-links/status-links.server.ts'
import { openKeptForm, sealKeptForm } from '#app/http/secrets/encryption.server.ts'
import { answerLinkRequests } from '#app/jobs/answer-link-requests.server.ts'
import { encryptMail, openMail } from '#app/mail/encrypted-mail.server.ts'
import { unchecked } from '#app/mail/incoming/sender-checks.ts'
import { storeLinkRequest } from '#app/mail/outbox/link-requests.server.ts'
import { suppressAddress } from '#app/mail/suppressions.server.ts'
import { tableNames } from '#db/additive-migrations.ts'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { newId } from '#db/queries/id.ts'
import { copyMailWords, removeWithCopies } from '#db/removed-records.ts'
import type { Db } from '#db/schema.ts'
import type { OutboxMail } from '#db/tables/mail.ts'
import type { KeptFormsTable } from '#db/tables/staff.ts'
import { input as application } from './applications.ts'
import { storedEnquiries } from './records.ts'
import { someDelivery, someTarget } from './webhooks.ts'

export const person = { name: 'Zenobia Quartz', email: 'Zenobia@quartz.example', phone: '+237 677 01 02 03' }
/** Another person with a similar address, who wrote about the first one. */
export const other = { name: 'Bea', email: 'not-zenobia@quartz.example' }
/** Must not be found anywhere afterwards. */
const traces = ['zenobia@quartz.example', 'quartz', person.phone]

let sends = 0
const sending = (now: number) => {
  sends += 1
  return {
    digest: `person-${sends}`,
    client: `c-${sends}`,
    language: 'en' as const,
    pageLanguage: 'en' as const,
    spamReasons: null,
    now,
  }
}

/** @returns the member of staff who worked on it, and the reference of the other person's enquiry */
export async function addPerson(db: Db, now: number) {
  const user = await createUser(db, { email: 'colleague@example.com', name: 'Ada', role: 'admin' }, now)
  const actor = { id: user?.id ?? '', name: 'Ada', email: 'colleague@example.com', address: null }
  const by = { actor, now }
  const words = {
    subject: `About ${person.name}`,
    message: `I am ${person.name}, ${person.email}`,
    phone: person.phone,
  }
  const first = await submitEnquiry(
    db,
    'contact',
    { ...person, ...words, company: 'Quartz Ltd', services: ['Cloud Solutions'] },
    sending(now),
  )
  const target = { kind: 'enquiry', reference: first.reference } as const
  await addNote(db, { ...target, note: `${person.name} called from ${person.phone}` }, by)
  const draft = { ...target, language: 'en' as const, subject: `Re: ${person.name}`, body: `Dear ${person.name}` }
  await sendReply(db, { ...draft, version: 2 }, by)
  await saveDraft(db, { ...draft, files: [], removed: [] } as never, by)
  await requestStatusLink(db, { reference: first.reference, email: person.email }, sending(now))
  await answerLinkRequests(db, now)
  await bookConsultation(db, first.reference, now)
  await applyWithCv(db, now)
  await subscribe(
    db,
    { name: person.name, email: person.email, marketing: true, from: '/newsletter' } as never,
    sending(now),
  )
  await receiveMail(db, first.reference, now)
  const another = await submitEnquiry(
    db,
    'contact',
    { ...other, message: `Ask ${person.email} or ${person.phone}!` },
    sending(now),
  )
  await correctOnce(db, now)
  await addDeletedOnes(db, now)
  await addLooseEnds(db, actor.id, first.reference, now)
  return { actor, reference: first.reference, another: another.reference }
}

async function bookConsultation(db: Db, reference: string, now: number) {
  const { id: record_id } = await db
    .selectFrom('records')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const time = { office: 'seoul', starts_at: now, minutes: 30, visitor_zone: 'Africa/Douala' }
  await db
    .insertInto('appointments')
    .values({ id: newId(), record_id, status: 'booked', sequence: 0, created_at: now, held_until: null, ...time })
    .execute()
}

async function applyWithCv(db: Db, now: number) {
  const [firstName, lastName] = person.name.split(' ') as [string, string]
  const { email, phone } = person
  const typed = { ...application, firstName, lastName, email, phone, message: `Call ${phone}` }
  const submitted = await submitApplication(db, typed, sending(now))
  if (!submitted.ok) throw new Error(submitted.codeProblem)
  const { record_id } = await db.selectFrom('applications').select('record_id').executeTakeFirstOrThrow()
  const file = {
    id: newId(),
    received_id: record_id,
    position: 0,
    name: `CV ${person.name}.txt`,
    type: 'text/plain',
    bytes: 3,
  }
  const content = Buffer.from(`CV of ${person.name}`).toString('base64')
  await db
    .insertInto('received_files')
    .values({ ...file, content })
    .execute()
  await db
    .insertInto('interviews')
    .values({ id: newId(), record_id, starts_at: now, minutes: 30, place: 'Seoul', sequence: 0, created_at: now })
    .execute()
  await db
    .insertInto('course_signups')
    .values({ id: newId(), record_id, status: 'pending', created_at: now, version: 1 })
    .execute()
}

async function receiveMail(db: Db, reference: string, now: number) {
  const envelope = { from: person.email, to: [], subject: `From ${person.name}` }
  await db.transaction().execute((trx) => noteReceived(trx, { providerId: 'p-1', ...envelope }, now))
  const { id } = await db.selectFrom('received_mails').select('id').executeTakeFirstOrThrow()
  const file = { name: `${person.name}.txt`, type: 'text/plain', bytes: 3, content: Buffer.from('Hi!') }
  const mail = {
    ...envelope,
    messageId: `<1@${person.email}>`,
    text: `${person.name}\n\nOn 5 January 2026, BN wrote:\n> ${person.phone}`,
    html: null,
  }
  await fileFetched(
    db,
    id,
    { ...mail, name: null, isCut: false, isAutomatic: false, checks: unchecked, files: [file] },
    now,
  )
  const { id: record_id } = await db
    .selectFrom('records')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  await db.updateTable('received_mails').set({ status: 'filed', record_id, reference }).where('id', '=', id).execute()
}

/** An enquiry whose address staff have corrected to the person's. */
async function correctOnce(db: Db, now: number) {
  const { reference } = await submitEnquiry(
    db,
    'contact',
    { ...person, email: 'zenobia@quarz.example', message: 'Oh' },
    sending(now),
  )
  const { version } = await db
    .selectFrom('records')
    .select('version')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  await correctAddress(
    db,
    { kind: 'enquiry', reference, version, email: person.email },
    { actor: { id: null, name: 'Ada', address: null }, now },
  )
}

/** Copies of a deleted enquiry, and of the text of a mail. */
async function addDeletedOnes(db: Db, now: number) {
  const { reference } = await submitEnquiry(db, 'contact', { ...person, message: 'Long ago' }, sending(now))
  const old = (await storedEnquiries(db)).find((enquiry) => enquiry.reference === reference)
  const mail = await db
    .selectFrom('outbox')
    .select('id')
    .where('to_address', '=', person.email)
    .executeTakeFirstOrThrow()
  await db.transaction().execute(async (trx) => {
    await removeWithCopies(trx, 'enquiries', [old?.id ?? ''], now)
    await copyMailWords(trx, [mail.id], now)
  })
}

async function addLooseEnds(db: Db, userId: string, reference: string, now: number) {
  const text = `${person.name}, ${person.email}, ${person.phone}`
  const lost = { id: null, to_address: person.email, mailbox_key: 'zenobia@quartz.example' }
  await db.transaction().execute((trx) => suppressAddress(trx, lost, { reason: 'bounced', detail: text }, now))
  await addRequest(db, now)
  await db.insertInto('webhook_targets').values(someTarget(now)).execute()
  await db.insertInto('webhook_deliveries').values(someDelivery(now, reference)).execute()
  await db
    .transaction()
    .execute((trx) =>
      storeLinkRequest(trx, { kind: 'password', email: person.email, reference, language: 'en', requested_at: now }),
    )
  const path = `/dashboard/contacts/${reference}`
  await db
    .insertInto('kept_forms')
    .values({ user_id: userId, path, sealed: sealKeptForm(userId, path, text), kept_at: now })
    .execute()
  await db
    .insertInto('last_moves')
    .values({ user_id: userId, id: newId(), moves: JSON.stringify([{ reference }]) })
    .execute()
  const { id: subscriber_id } = await db.selectFrom('subscribers').select('id').executeTakeFirstOrThrow()
  await db.updateTable('subscribers').set({ status: 'active', confirmed_at: now }).execute()
  const issue = {
    id: newId(),
    title: 'Issue',
    status: 'sent',
    topic: 'all',
    is_advertising: 0,
    without_text: 'English',
    created_at: now,
    created_by: 'Ada',
    version: 1,
  } as const
  await db.insertInto('newsletter_issues').values(issue).execute()
  await db
    .insertInto('newsletter_recipients')
    .values({ issue_id: issue.id, n: 1, subscriber_id, language: 'en', state: 'accepted', changed_at: now })
    .execute()
  await addDigest(db, reference)
}

/** The person has asked for the erasure behind a mailed link. */
async function addRequest(db: Db, now: number) {
  const request = { id: newId(), email: person.email, requested_at: now, due_by: now, closed_at: null }
  await db.insertInto('erasure_requests').values(request).execute()
  const link = { token_hash: 'x', email: person.email, request_id: request.id, created_at: now, expires_at: now + 1 }
  await db.insertInto('data_links').values(link).execute()
}

/** A colleague's digest names the person beside others. */
async function addDigest(db: Db, reference: string) {
  const mail = await db
    .selectFrom('outbox')
    .selectAll()
    .where('to_address', '!=', person.email)
    .executeTakeFirstOrThrow()
  const text = `${reference} ${person.name}\nENQ-0000 Bea`
  const row = {
    ...mail,
    id: newId(),
    kind: 'records-digest',
    reference: null,
    status: 'sent' as const,
    subject: 'Digest',
  }
  await db
    .insertInto('outbox')
    .values({ ...row, text_body: text, html_body: text, reply_to: null })
    .execute()
  // One with a link is stored encrypted as well.
  const id = newId()
  const link = `${text} https://site.example/status/${'a'.repeat(43)}`
  const hidden = encryptMail(id, { text_body: link, html_body: link, headers: '{}' })
  await db
    .insertInto('outbox')
    .values({ ...row, id, ...hidden, reply_to: null })
    .execute()
}

/** Puts the person's name, address and phone into each column of their rows that is declared to hold text. */
export async function fillEveryColumn(db: Db) {
  const known = await identifyPerson(db, person.email)
  for (const table of personalTables) {
    const isTheirs = leadsTo(known, table)
    // The audit log never has a name.
    const name = table.table === 'audit_events' ? '' : person.name
    for (const column of isTheirs ? columnsOf(table, 'words') : []) {
      const [ref, text] = [sql.ref(column), ` ${name} ${person.email} ${person.phone}`]
      await sql`update ${sql.table(table.table)} set ${ref} = coalesce(${ref}, '') || ${text} where ${isTheirs}`.execute(
        db,
      )
    }
  }
}

/** What each encrypted column says, from its row. */
export const openSealed = {
  'kept_forms.sealed': ({ user_id, path, sealed }: Selectable<KeptFormsTable>) => openKeptForm(user_id, path, sealed),
  'newsletter_batches.sealed': openBatch,
  'outbox.sealed': (mail: OutboxMail) => openMail(mail, 0),
  'webhook_targets.sealed_address': openTarget,
  'webhook_targets.sealed_secret': openTarget,
}

/** The tables and columns that have a trace of the person, also in what is encrypted. */
export async function tracesOf(db: Db): Promise<string[]> {
  const found: string[] = []
  for (const table of await tableNames(db)) {
    const rows = (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)).rows
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        const open = openSealed[`${table}.${column}` as keyof typeof openSealed]
        const text = open
          ? JSON.stringify(open(row as never))
          : Buffer.isBuffer(value)
            ? value.toString('latin1')
            : String(value)
        const read = /^[A-Za-z0-9+/=]{8,}$/.test(text) ? `${text} ${Buffer.from(text, 'base64').toString()}` : text
        if (hasTrace(read)) found.push(`${table}.${column}`)
      }
    }
  }
  return [...new Set(found)]
}

/** Another person's address is no trace of this one. */
const hasTrace = (text: string) => {
  const own = text.toLowerCase().replaceAll(other.email, '')
  return traces.some((trace) => own.includes(trace))
}

/** The database's file and its log with a trace of the person, byte by byte; none on a server. */
export async function tracesInFiles(db: Db): Promise<string[]> {
  const file = await fileOf(db)
  if (file === null) return []
  return [file, `${file}-wal`].filter((path) => hasTrace(readFileSync(path).toString('latin1')))
}

export async function fileOf(db: Db): Promise<string | null> {
  if (isPostgres(db)) return null
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db)
  return rows[0]?.file ?? null
}
