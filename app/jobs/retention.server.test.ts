// Checks that the privacy notice is true: for every line a record is still there just before its period ends, and is
// deleted, blanked or invalid just after.

import { expect } from 'vitest'
import { cutoffOf, type RetentionKey, retention, retentionKeys } from '#app/content/legal/retention.ts'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { createIssue } from '#app/features/newsletter/issues/write-issue.server.ts'
import { subscriberLinks, subscriberToken } from '#app/features/newsletter/links.server.ts'
import { loseSubscriber } from '#app/features/newsletter/lost-subscriber.server.ts'
import { confirmSubscription, unsubscribe } from '#app/features/newsletter/newsletter.server.ts'
import { releaseSubscriber, subscribe } from '#app/features/newsletter/subscribe.server.ts'
import {
  closeRequest,
  listErasureRequests,
  requestDataLink,
  requestErasure,
} from '#app/features/people/requests.server.ts'
import { createUser, setPassword } from '#app/features/staff/accounts/users.server.ts'
import { issuePasswordLink } from '#app/features/staff/passwords/password-links.server.ts'
import { closeSession, findSession, openSession } from '#app/features/staff/sessions/sessions.server.ts'
import { requestStatusLink } from '#app/features/status-links/status-links.server.ts'
import { countSend } from '#app/http/edge/rate-limit.server.ts'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { recordAudit, theSite } from '#db/audit.ts'
import type { Database, Db } from '#db/schema.ts'
import type { ApplicationStatus } from '#db/tables/records.ts'
import { input } from '#tests/support/applications.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { makePost, removePost } from '#tests/support/posts.ts'
import { someDelivery, someTarget } from '#tests/support/webhooks.ts'
import { answerLinkRequests } from './answer-link-requests.server.ts'
import { type Purged, purgeExpired } from './purge.server.ts'

const start = Date.UTC(2026, 0, 15, 12)
const hour = 60 * 60_000
const url = 'http://site.test/dashboard'

/** The end of a period that begins now. */
function endOfPeriod(key: RetentionKey, from = start) {
  const { amount, unit } = retention[key]
  if (unit !== 'months') return from + amount * (unit === 'hours' ? hour : 24 * hour)
  const date = new Date(from)
  date.setUTCMonth(date.getUTCMonth() + amount)
  return date.getTime()
}

type Case = {
  name: string
  /** Creates the record, whose period begins at `start`. */
  make: (db: Db) => Promise<unknown>
  /** The number of records that exist, or still work, at that time. */
  left: (db: Db, now: number) => Promise<number>
  /** The number created; 1 by default. */
  made?: number
}

const count = (table: keyof Database) => async (db: Db) => {
  const { n } = await db
    .selectFrom(table)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

const copiesOfAda = async (db: Db) => {
  const copies = await db.selectFrom('removed_records').selectAll().execute()
  return copies.filter(({ content }) => namesAda.test(content)).length
}

const sender = { digest: 'd', client: 'c', spamReasons: null, language: 'en' as const }
const sending = { ...sender, now: start }
const suspicious = { ...sending, spamReasons: 'A reason.' }
/** As a whole word: random keys and hashes may contain its letters. */
const namesAda = /\bada\b/i
const person = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }
const subscriber = { name: 'Ada', email: 'ada@example.com', marketing: false, from: '/newsletter' }
const applicant = { ...input, firstName: 'Ada', lastName: 'L', email: 'ada@example.com' }

const apply = (status: ApplicationStatus, closed_at: number) => async (db: Db) => {
  await submitApplication(db, applicant, { ...sending, now: start - 1000 * hour })
  await db.updateTable('records').set({ status, closed_at }).execute()
}

async function signIn(db: Db) {
  const user = await createUser(db, { email: 'ada@example.com', name: 'Ada', role: 'admin' }, start)
  await db.transaction().execute((trx) => setPassword(trx, user?.id ?? '', 'hash'))
  const cookie = await openSession(db, user?.id ?? '', new Request(url), start)
  return new Request(url, { headers: { Cookie: cookie.split(';')[0] ?? '' } })
}

async function confirmAndLeave(db: Db, now: number) {
  await subscribe(db, subscriber, { ...sending, now: now - hour })
  const row = await db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow()
  const confirm = subscriberLinks(row).confirm.split('/').at(-1) ?? ''
  await confirmSubscription(db, confirm, { marketing: false }, { now: now - hour })
  await unsubscribe(db, subscriberToken(row), { now })
}

/** @returns the token of the link */
async function askForData(db: Db) {
  await submitEnquiry(db, 'contact', person, { ...sending, now: start - hour })
  await requestDataLink(db, { email: person.email }, sending)
  await answerLinkRequests(db, sending.now)
  await db
    .updateTable('data_links')
    .set({ token_hash: hashed('token') })
    .execute()
  return 'token'
}
const dataLinks = count('data_links')

let request: Request
const works = async (db: Db, now: number) => ((await findSession(db, request, now)) ? 1 : 0)

const cases: Record<RetentionKey, Case[]> = {
  trashedPosts: [
    {
      name: 'a post with its revision',
      make: async (db) => {
        const id = await makePost(db, { title: 'Deleted' }, start - hour)
        await removePost(db, id, start)
      },
      left: async (db) => (await count('posts')(db)) + (await count('post_revisions')(db)),
      made: 2,
    },
  ],
  enquiriesCompleted: [
    {
      name: 'an enquiry with its events',
      make: async (db) => {
        await submitEnquiry(db, 'contact', person, sending)
        await db.updateTable('records').set({ status: 'completed', closed_at: start }).execute()
      },
      left: async (db) => (await count('enquiries')(db)) + (await count('record_events')(db)),
      made: 2,
    },
  ],
  enquiriesSpam: [
    { name: 'a message', make: (db) => submitEnquiry(db, 'contact', person, suspicious), left: count('enquiries') },
    { name: 'an application', make: apply('spam', start), left: count('applications') },
    { name: 'a newsletter request', make: (db) => subscribe(db, subscriber, suspicious), left: count('subscribers') },
  ],
  statusLinks: [
    {
      name: 'a link',
      make: async (db) => {
        const { reference } = await submitEnquiry(db, 'contact', person, sending)
        await requestStatusLink(db, { reference, email: person.email }, sending)
        await answerLinkRequests(db, sending.now)
      },
      left: count('status_links'),
    },
  ],
  dataLinks: [{ name: 'a link', make: askForData, left: dataLinks }],
  dataLinksAsked: [
    {
      name: 'a link behind which an erasure was asked for',
      make: async (db) => {
        const token = await askForData(db)
        await requestErasure(db, token, start)
      },
      left: dataLinks,
    },
  ],
  erasureRequests: [
    {
      name: 'one that staff closed',
      make: async (db) => {
        await requestErasure(db, await askForData(db), start)
        const [request] = await listErasureRequests(db)
        await closeRequest(db, request?.id ?? '', { actor: theSite, now: start })
      },
      left: count('erasure_requests'),
    },
  ],
  applicationsRejected: [
    { name: 'a rejected one', make: apply('rejected', start), left: count('applications') },
    { name: 'a withdrawn one', make: apply('withdrawn', start), left: count('applications') },
  ],
  applicationsAccepted: [
    {
      name: 'one with its place',
      make: async (db) => {
        await apply('accepted', start)(db)
        const { id } = await db.selectFrom('records').select('id').executeTakeFirstOrThrow()
        const place = { id, record_id: id, status: 'pending' as const, created_at: start, version: 1 }
        await db.insertInto('course_signups').values(place).execute()
      },
      left: async (db) => (await count('applications')(db)) + (await count('course_signups')(db)),
      made: 2,
    },
  ],
  subscribersUnconfirmed: [
    {
      name: 'a request',
      make: async (db) => {
        await subscribe(db, subscriber, sending)
        await db.updateTable('outbox').set({ status: 'sent' }).execute()
      },
      left: count('subscribers'),
    },
    {
      name: 'one that was released',
      make: async (db) => {
        await subscribe(db, subscriber, { ...suspicious, now: start - 100 * hour })
        const { id, version } = await db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow()
        await releaseSubscriber(db, { id, version }, { actor: theSite, now: sending.now })
        await db.updateTable('outbox').set({ status: 'sent' }).execute()
      },
      left: count('subscribers'),
    },
  ],
  subscribersUnsubscribed: [
    {
      name: 'name and address',
      make: (db) => subscribe(db, subscriber, sending),
      left: async (db, now) => {
        const row = await db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow()
        if (now >= start) await unsubscribe(db, subscriberToken(row), { ...sending, now })
        return namesAda.test(JSON.stringify(await db.selectFrom('subscribers').selectAll().execute())) ? 1 : 0
      },
    },
  ],
  consentReceipts: [
    {
      name: 'those of a consent that was withdrawn',
      make: (db) => confirmAndLeave(db, start),
      left: count('consent_events'),
      made: 2,
    },
  ],
  newsletterMails: [
    {
      name: 'the mails of an issue that was sent',
      make: async (db) => {
        const id = await createIssue(db, { title: 'Spring' }, { actor: theSite, now: start })
        await db.updateTable('newsletter_issues').set({ status: 'sent', ended_at: start }).execute()
        const mail = { issue_id: id, n: 1, subscriber_id: 'ada', language: 'en' as const, changed_at: start }
        await db
          .insertInto('newsletter_recipients')
          .values({ ...mail, state: 'delivered' })
          .execute()
      },
      left: count('newsletter_recipients'),
    },
  ],
  sessionIdle: [
    {
      name: 'a sign-in',
      make: async (db) => {
        request = await signIn(db)
      },
      // Checking a session extends it, so the last use is reset first.
      left: async (db, now) => {
        await db.updateTable('sessions').set({ last_seen_at: start }).execute()
        return works(db, now)
      },
    },
  ],
  sessionAbsolute: [
    {
      name: 'a sign-in',
      make: async (db) => {
        request = await signIn(db)
      },
      left: async (db, now) => {
        await db
          .updateTable('sessions')
          .set({ last_seen_at: now - hour })
          .execute()
        return works(db, now)
      },
    },
  ],
  sessionRecords: [
    {
      name: 'one that was signed out',
      make: async (db) => closeSession(db, await signIn(db), start),
      left: count('sessions'),
    },
    {
      name: 'one that was left idle',
      make: async (db) => {
        await signIn(db)
        await db
          .updateTable('sessions')
          .set({ last_seen_at: start - retention.sessionIdle.amount * hour })
          .execute()
      },
      left: count('sessions'),
    },
    {
      name: 'one that was used to its end',
      make: async (db) => {
        await signIn(db)
        await db.updateTable('sessions').set({ last_seen_at: start, expires_at: start }).execute()
      },
      left: count('sessions'),
    },
  ],
  passwordLinks: [
    {
      name: 'an invitation',
      make: async (db) => {
        const user = await createUser(db, { email: 'ada@example.com', name: 'Ada', role: 'admin' }, start)
        await issuePasswordLink(db, user?.id ?? '', 'invite', start)
      },
      left: count('password_links'),
    },
  ],
  auditEvents: [
    {
      name: 'an entry',
      make: (db) =>
        db
          .transaction()
          .execute((trx) => recordAudit(trx, { verb: 'resumed', kind: 'outbox' }, { actor: theSite, now: start })),
      left: count('audit_events'),
    },
  ],
  outboxBodies: [
    {
      name: 'a mail',
      make: async (db) => {
        const mail = {
          kind: 'clock-doubted' as const,
          to: 'ada@example.com',
          subject: 'Hello Ada',
          text: 'Ada',
          html: '<p>Ada</p>',
        }
        await db.transaction().execute((trx) => queueMail(trx, mail, start - 100 * hour))
        await db.updateTable('outbox').set({ status: 'sent', sent_at: start }).execute()
      },
      left: async (db) => (namesAda.test(JSON.stringify(await db.selectFrom('outbox').selectAll().execute())) ? 1 : 0),
    },
  ],
  removedCopies: [
    {
      name: 'of an enquiry',
      make: async (db) => {
        await submitEnquiry(db, 'contact', person, sending)
        const closed_at = cutoffOf(retention.enquiriesCompleted, start)
        await db.updateTable('records').set({ status: 'completed', closed_at }).execute()
        await purgeExpired(db, start)
      },
      left: copiesOfAda,
    },
    {
      name: 'of an application',
      make: async (db) => {
        await apply('rejected', cutoffOf(retention.applicationsRejected, start))(db)
        await purgeExpired(db, start)
      },
      left: copiesOfAda,
    },
    {
      name: 'of a mail',
      make: async (db) => {
        const mail = {
          kind: 'clock-doubted' as const,
          to: 'ada@example.com',
          subject: 'Hello Ada',
          text: 'Ada',
          html: '<p>Ada</p>',
        }
        const at = cutoffOf(retention.outboxBodies, start) - 1
        await db.transaction().execute((trx) => queueMail(trx, mail, at))
        await db.updateTable('outbox').set({ status: 'sent', sent_at: at }).execute()
        await purgeExpired(db, start)
      },
      left: copiesOfAda,
    },
    {
      name: 'of the record of a session',
      make: async (db) => {
        await signIn(db)
        await db
          .updateTable('sessions')
          .set({ ended_at: cutoffOf(retention.sessionRecords, start) })
          .execute()
        await purgeExpired(db, start)
      },
      left: count('removed_records'),
    },
    {
      name: 'of an entry of what staff did',
      make: async (db) => {
        const at = cutoffOf(retention.auditEvents, start)
        await db
          .transaction()
          .execute((trx) => recordAudit(trx, { verb: 'resumed', kind: 'outbox' }, { actor: theSite, now: at }))
        await purgeExpired(db, start)
      },
      left: count('removed_records'),
    },
  ],
  mailEvents: [
    {
      name: 'the number of a notice',
      make: (db) =>
        db.insertInto('webhook_events').values({ id: 'msg_1', type: 'email.delivered', received_at: start }).execute(),
      left: count('webhook_events'),
    },
  ],
  webhookDeliveries: [
    {
      name: 'a delivery',
      make: async (db) => {
        await db.insertInto('webhook_targets').values(someTarget(start)).execute()
        await db.insertInto('webhook_deliveries').values(someDelivery(start)).execute()
      },
      left: count('webhook_deliveries'),
    },
  ],
  receivedMails: [
    {
      name: 'a mail with its file',
      make: async (db) => {
        const waiting = { id: 'r', provider_id: 'p', status: 'discarded' as const }
        await db
          .insertInto('received_mails')
          .values({ ...waiting, received_at: start, next_attempt_at: start })
          .execute()
        const file = {
          id: 'f',
          received_id: 'r',
          position: 0,
          name: 'a.txt',
          type: 'text/plain',
          bytes: 1,
          content: 'eA==',
        }
        await db.insertInto('received_files').values(file).execute()
      },
      left: async (db) => (await count('received_mails')(db)) + (await count('received_files')(db)),
      made: 2,
    },
  ],
  suppressedAddresses: [
    {
      name: 'an address',
      make: (db) =>
        db
          .insertInto('suppressed_addresses')
          .values({
            id: 's',
            mailbox_key: 'ada@example.com',
            address: 'ada@example.com',
            reason: 'bounced',
            suppressed_at: start,
          })
          .execute(),
      left: count('suppressed_addresses'),
    },
    {
      name: 'a subscriber who cannot be reached',
      make: async (db) => {
        await subscribe(db, subscriber, sending)
        await db.transaction().execute((trx) => loseSubscriber(trx, subscriber.email, 'bounced', start))
      },
      left: async (db) =>
        (await db.selectFrom('subscribers').select('id').where('email', 'is not', null).execute()).length,
    },
  ],
  rateLimitCounters: [
    {
      name: 'the longest counter',
      make: (db) =>
        db
          .transaction()
          .execute((trx) => countSend(trx, { form: 'enquiry', client: 'c', email: 'ada@example.com' }, start)),
      left: count('rate_limits'),
    },
  ],
}

/** The lines of the notice for each kind of deletion, or the reason why it needs none. */
const lines: Record<keyof Purged, RetentionKey[] | string> = {
  sessions: ['sessionRecords', 'sessionAbsolute'],
  unusedSessions: ['sessionRecords', 'sessionIdle'],
  passwordLinks: ['passwordLinks'],
  keptForms: 'Encrypted, for one day, for the member of staff who typed it',
  statusLinks: ['statusLinks'],
  dataLinks: ['dataLinks', 'dataLinksAsked'],
  erasureRequests: ['erasureRequests'],
  textPreviews: 'Links to a draft, without anything about their readers',
  webhookEvents: ['mailEvents'],
  suppressedAddresses: ['suppressedAddresses'],
  quarantinedMails: ['receivedMails'],
  orphanedFiles: ['removedCopies'],
  completedEnquiries: ['enquiriesCompleted'],
  spamEnquiries: ['enquiriesSpam'],
  closedApplications: ['applicationsRejected'],
  acceptedApplications: ['applicationsAccepted'],
  spamApplications: ['enquiriesSpam'],
  quarantinedFiles: 'Files of quarantined applications, which the line of spam keeps for longer',
  auditEvents: ['auditEvents'],
  bouncedSubscribers: ['suppressedAddresses'],
  consentReceipts: ['consentReceipts'],
  lapsedSubscribers: ['subscribersUnconfirmed', 'subscribersUnsubscribed'],
  unconfirmedSubscribers: ['subscribersUnconfirmed', 'enquiriesSpam'],
  issueMails: ['newsletterMails'],
  webhookDeliveries: ['webhookDeliveries'],
  rateLimits: ['rateLimitCounters'],
  mailedLinks: 'The links in a mail end when the lines of those links say',
  mails: ['outboxBodies'],
  trashedPosts: ['trashedPosts'],
  postPreviews: 'Links to a draft, without anything about their readers',
  imports: 'Files of posts that staff have not imported yet',
  copies: ['removedCopies'],
}

test('what is deleted after a time has its line in the privacy notice', () => {
  const named = new Set(Object.values(lines).flatMap((keys) => (typeof keys === 'string' ? [] : keys)))
  expect([...named].sort()).toEqual([...retentionKeys].sort())
})

describeOnBothDialects('what the privacy notice says', () => {
  for (const key of retentionKeys) {
    for (const { name, make, left, made = 1 } of cases[key]) {
      test(`${retention[key].what}: ${name}`, async ({ db }) => {
        await make(db)
        const end = endOfPeriod(key)
        await purgeExpired(db, end - 2)
        expect(await left(db, end - 2)).toBe(made)
        await purgeExpired(db, end + 1)
        expect(await left(db, end + 1)).toBe(0)
      })
    }
  }
})
