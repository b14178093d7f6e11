// The background jobs of this process.
import { setTimeout as wait } from 'node:timers/promises'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { newSlugs } from '#app/features/blog/store/published.server.ts'
import { sendConsentNotices } from '#app/features/newsletter/consent-notices.server.ts'
import { prepareDigest } from '#app/features/newsletter/digest/prepare-digest.server.ts'
import { cleanFilesIfDue } from '#app/features/people/clean-files.server.ts'
import { installedPlace } from '#app/features/people/place.server.ts'
import { keepLedger } from '#app/features/people/replay.server.ts'
import { fetchReceived } from '#app/features/received-mail/fetch-received.server.ts'
import { sendDigests } from '#app/features/records/digest.server.ts'
import { storeVisits } from '#app/features/redirects/visits.server.ts'
import { linkEntries } from '#app/features/staff/audit/chain.server.ts'
import { checkWhenDue } from '#app/features/staff/audit/check-chain.server.ts'
import { answerPasswordRequests } from '#app/features/staff/passwords/password-requests.server.ts'
import { tellOfGuessing } from '#app/features/staff/sessions/guessing-notice.server.ts'
import { onNudge } from '#app/mail/nudge.server.ts'
import { log } from '#app/process/log.server.ts'
import { backUpWhenDue } from './back-up.server.ts'
import { installedCourier, installedIssueSender, installedReader } from './deliver-mail.server.ts'
import { installedWebhooks } from './deliver-webhooks.server.ts'
import { createPurge } from './purge.server.ts'
import { repeat } from './repeat.server.ts'

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
const prepareDigestEveryMs = 60_000
const cleanEveryMs = 60_000
const linkEveryMs = 5_000
const lookForCheckEveryMs = 10 * 60_000

let stopRunning: (() => void) | undefined

/** Starts the jobs of this process; later calls do nothing until it is stopped. */
export function startWorker() {
  if (stopRunning) return
  const purge = createPurge({
    db,
    now: Date.now,
    elapsed: () => performance.now(),
    pause: () => wait(purgePauseMs, undefined, { ref: false }),
  })
  const purging = repeat('purge-expired', purgeEveryMs, async (signal) => {
    const purged = await purge(signal)
    if (purged === null) log('purge-paused', { reason: 'the clock is far ahead of the newest known time' })
    else if (Object.values(purged).some((count) => count > 0)) log('purged', purged)
  })
  // Never at the start: an operator who starts a server with a wrong clock needs time to notice it.
  const firstPurge = setTimeout(purging.run, firstPurgeMs).unref()
  const answering = repeat('answer-password-requests', answerEveryMs, () => answerPasswordRequests(db, Date.now()))
  answering.run()
  const telling = repeat('tell-of-guessing', tellEveryMs, () => tellOfGuessing(db, Date.now()))
  const storing = repeat('store-visits', storeVisitsEveryMs, () => storeVisits(db, Date.now()))
  const backingUp = repeat('back-up', lookForBackupEveryMs, (signal) =>
    backUpWhenDue(db, { everyHours: env.BACKUP_EVERY, now: Date.now, signal }),
  )
  const digesting = repeat('send-digests', sendDigestsEveryMs, () => sendDigests(db, Date.now()))
  const reminding = repeat('send-consent-notices', remindEveryMs, () => sendConsentNotices(db, Date.now()))
  const preparing = repeat('prepare-newsletter-digest', prepareDigestEveryMs, () =>
    prepareDigest(db, (when) => newSlugs(db, when), Date.now()),
  )
  const linking = repeat('link-audit-entries', linkEveryMs, async (signal) => {
    while (!signal.aborted && (await linkEntries(db))) await wait(purgePauseMs, undefined, { ref: false })
  })
  const checking = repeat('check-audit-chain', lookForCheckEveryMs, () => checkWhenDue(db, Date.now()))
  const cleaning = repeat('clean-after-erasure', cleanEveryMs, async () => {
    await keepLedger(db, installedPlace())
    await cleanFilesIfDue(db, installedPlace(), Date.now())
  })
  const courier = installedCourier(db)
  const delivering = courier && repeatOnNudge('deliver-mail', deliverEveryMs, (signal) => courier.deliverDue(signal))
  const announcing = repeatOnNudge('deliver-webhooks', deliverEveryMs, installedWebhooks(db))
  const sendIssues = installedIssueSender(db)
  const sending = sendIssues && repeat('send-issues', sendIssuesEveryMs, sendIssues)
  const reader = installedReader()
  // Storing a received mail sends the same nudge as queueing one.
  const receiving =
    reader &&
    repeatOnNudge('fetch-received-mail', receiveEveryMs, (signal) => fetchReceived(db, reader, Date.now, signal))
  const cleaningUp = [purging, backingUp, cleaning, linking, checking]
  const mailing = [delivering, announcing, sending, receiving, digesting, reminding, preparing, telling]
  stopRunning = () => {
    clearTimeout(firstPurge)
    for (const job of [...mailing, ...cleaningUp, answering, storing]) job?.stop()
    stopRunning = undefined
  }
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
