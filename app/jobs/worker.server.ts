// The background jobs of this process.
import { setTimeout as wait } from 'node:timers/promises'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { cardsForMail } from '#app/features/blog/store/published.server.ts'
import { findMailMark } from '#app/features/brand/mail/mail-mark.server.ts'
import { findExported } from '#app/features/inbox/api/read-records.server.ts'
import { sendConsentNotices } from '#app/features/newsletter/consent-notices.server.ts'
import { drawText } from '#app/features/newsletter/issues/draw-text.server.ts'
import type { DrawText } from '#app/features/newsletter/sending/prepare.server.ts'
import { createIssueSender } from '#app/features/newsletter/sending/send-issues.server.ts'
import { cleanFilesIfDue } from '#app/features/people/clean-files.server.ts'
import { installedPlace } from '#app/features/people/ledger.server.ts'
import { keepLedgerIfChanged } from '#app/features/people/replay.server.ts'
import { fetchReceived } from '#app/features/received-mail/fetch-received.server.ts'
import { sendDigests } from '#app/features/records/digest.server.ts'
import { createWebhookCourier } from '#app/features/records/webhooks/deliver.server.ts'
import { storeVisits } from '#app/features/redirects/visits.server.ts'
import { tellOfGuessing } from '#app/features/staff/sessions/guessing-notice.server.ts'
import { leaveAsNode, stayNode } from '#app/features/system/nodes/this-node.server.ts'
import { resendBatches } from '#app/mail/batch-transport.server.ts'
import { type Courier, createCourier } from '#app/mail/courier.server.ts'
import { type MailReader, resendReader } from '#app/mail/incoming/received-mail.server.ts'
import { onNudge } from '#app/mail/nudge.server.ts'
import { findMailFiles } from '#app/mail/outbox/files.server.ts'
import { resendTransport } from '#app/mail/transport.server.ts'
import { log, logError } from '#app/process/log.server.ts'
import type { Db } from '#db/schema.ts'
import { answerLinkRequests } from './answer-link-requests.server.ts'
import { backUpWhenDue } from './back-up.server.ts'
import { createTurns } from './in-turn.server.ts'
import { createPurge } from './purge.server.ts'
import { repeat } from './repeat.server.ts'

const stayEveryMs = 5_000
const deliverEveryMs = 5_000
const answerEveryMs = 5_000
const sendIssuesEveryMs = 5_000
const receiveEveryMs = 5_000
const tellEveryMs = 5_000
const storeVisitsEveryMs = 5_000
const firstPurgeMs = 10 * 60_000
const purgeEveryMs = 60 * 60_000
const purgePauseMs = 200
const lookForBackupEveryMs = 60_000
const sendDigestsEveryMs = 60_000
const remindEveryMs = 60_000
const cleanEveryMs = 60_000

let stopRunning: (() => void) | undefined

/** Starts the jobs of this process; later calls do nothing until it is stopped. */
export function startWorker() {
  if (stopRunning) return
  const turns = createTurns(db, () => performance.now())
  const staying = repeat('stay-node', stayEveryMs, () => stayNode(db))
  const jobs = [staying, ...repeatForStaff(turns), ...repeatUpkeep(turns), ...repeatSending()]
  stopRunning = () => {
    for (const job of jobs) job.stop()
    void Promise.all([turns.stop(), leaveAsNode(db)]).catch((error: unknown) => logError(error, { job: 'stop' }))
    stopRunning = undefined
  }
}

type Job = Pick<ReturnType<typeof repeat>, 'stop'>
type Turns = ReturnType<typeof createTurns>

/** On one node at a time. */
const repeatInTurn = ({ inTurn }: Turns, name: string, everyMs: number, work: Parameters<typeof repeat>[2]) =>
  repeat(name, everyMs, inTurn({ name, everyMs }, work))

function repeatForStaff(turns: Turns): Job[] {
  const answering = repeat('answer-link-requests', answerEveryMs, () => answerLinkRequests(db, Date.now()))
  answering.run()
  return [
    answering,
    repeatInTurn(turns, 'tell-of-guessing', tellEveryMs, () => tellOfGuessing(db, Date.now())),
    repeatInTurn(turns, 'send-digests', sendDigestsEveryMs, () => sendDigests(db, Date.now())),
    repeatInTurn(turns, 'send-consent-notices', remindEveryMs, () => sendConsentNotices(db, Date.now())),
  ]
}

function repeatUpkeep(turns: Turns): Job[] {
  const purge = createPurge({
    db,
    now: Date.now,
    elapsed: () => performance.now(),
    pause: () => wait(purgePauseMs, undefined, { ref: false }),
  })
  const purging = repeatInTurn(turns, 'purge-expired', purgeEveryMs, async (signal) => {
    const purged = await purge(signal)
    if (purged === null) log('purge-paused', { reason: 'the clock is far ahead of the newest known time' })
    else if (Object.values(purged).some((count) => count > 0)) log('purged', purged)
  })
  // Never at the start: an operator who starts a server with a wrong clock needs time to notice it.
  const firstPurge = setTimeout(purging.run, firstPurgeMs).unref()
  return [
    purging,
    { stop: () => clearTimeout(firstPurge) },
    ...repeatBackups(turns),
    // Each process has its own memory and its own ledger.
    repeat('store-visits', storeVisitsEveryMs, () => storeVisits(db, Date.now())),
    repeat('clean-after-erasure', cleanEveryMs, async () => {
      await keepLedgerIfChanged(db, installedPlace())
      await cleanFilesIfDue(db, installedPlace(), Date.now())
    }),
  ]
}

/** Only where it is set: a node without the setting must not hold the turn of one with it. */
const repeatBackups = (turns: Turns): Job[] =>
  env.BACKUP_EVERY === 0
    ? []
    : [
        repeatInTurn(turns, 'back-up', lookForBackupEveryMs, (signal) =>
          backUpWhenDue(db, { everyHours: env.BACKUP_EVERY, now: Date.now, signal }),
        ),
      ]

/** Each node repeats these, because they take leases on what they send. */
function repeatSending(): Job[] {
  const courier = installedCourier(db)
  const sendIssues = installedIssueSender(db)
  const reader = installedReader()
  return [
    repeatOnNudge('deliver-webhooks', deliverEveryMs, installedWebhooks(db)),
    ...(courier ? [repeatOnNudge('deliver-mail', deliverEveryMs, (signal) => courier.deliverDue(signal))] : []),
    ...(sendIssues ? [repeat('send-issues', sendIssuesEveryMs, sendIssues)] : []),
    // Storing a received mail sends the same nudge as queueing one.
    ...(reader
      ? [repeatOnNudge('fetch-received-mail', receiveEveryMs, (signal) => fetchReceived(db, reader, Date.now, signal))]
      : []),
  ]
}

/** Also runs at once when something was queued. */
function repeatOnNudge(...job: Parameters<typeof repeat>): Pick<ReturnType<typeof repeat>, 'stop'> {
  const repeated = repeat(...job)
  const stopListening = onNudge(repeated.run)
  repeated.run()
  return {
    stop() {
      stopListening()
      repeated.stop()
    },
  }
}

export function stopWorker() {
  stopRunning?.()
}

// Tells other programs of changes; what they are told of a record is what the API gives.
const installedWebhooks = (db: Db) =>
  createWebhookCourier({
    db,
    findRecord: (reference) => findExported(db, reference, { kinds: ['enquiry', 'application'] }),
  })

// The courier and the reader of incoming mail, as configured. Both are null without a key: mails then stay on the Mail page.
function installedCourier(db: Db): Courier | null {
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl, MAIL_FROM: from } = env
  if (!apiKey) return null
  const transport = resendTransport({
    apiKey,
    baseUrl,
    from,
    findMark: (version) => findMailMark(db, version),
    findFiles: (mail) => findMailFiles(db, mail),
  })
  return createCourier({ db, transport })
}

/** Null without a key, as the courier. */
function installedIssueSender(db: Db) {
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl, MAIL_FROM: from, APP_URL: site } = env
  if (!apiKey) return null
  const draw: DrawText = async (issue, text) => {
    const now = Date.now()
    const findPosts = (slugs: readonly string[]) => cardsForMail(db, slugs, now)
    const drawn = await drawText(db, issue, text, { findPosts, now, isSent: true })
    return drawn.mail
  }
  return createIssueSender({ db, transport: resendBatches({ apiKey, baseUrl }), draw, from, site })
}

/** Null when the site receives no mail. */
function installedReader(): MailReader | null {
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl, INBOUND_DOMAIN: domain } = env
  return apiKey && domain ? resendReader({ apiKey, baseUrl }) : null
}
