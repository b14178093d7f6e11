// The end of every way of signing in: what it used up, the log's entry and the session are stored together or not at all.
import { clientAddress } from '#app/http/edge/client-address.server.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { deviceUsed } from '#app/mail/messages/staff/account.ts'
import { queueCappedMail } from '#app/mail/outbox/queue.server.ts'
import { recordAudit } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { SecondStep, User } from '#db/tables/staff.ts'
import { rememberDevice } from './known-device.server.ts'
import { type Attempt, forgiveAttempts } from './login-throttle.server.ts'
import { openSession } from './sessions.server.ts'
import { describeUserAgent } from './user-agent.ts'

type Entering = {
  user: User
  request: Request
  attempt: Attempt
  now: number
  /** The codes that were counted. */
  codes?: number
  /** Uses up what proves more than the password. */
  spend?: (trx: Trx) => Promise<SecondStep>
}

/** @returns the Set-Cookie headers of the session and of the browser, which is known from now on */
export async function enter(db: Db, { user, request, attempt, now, codes, spend }: Entering): Promise<string[]> {
  const actor = { ...user, address: clientAddress(request) }
  const session = await mailTransaction(db, async (trx) => {
    await forgiveAttempts(trx, attempt, { codes })
    const secondStep = spend ? await spend(trx) : null
    const entry = { verb: 'signed-in', kind: 'user', id: user.id, reference: user.email } as const
    await recordAudit(trx, secondStep ? { ...entry, detail: { 'second step': secondStep } } : entry, { actor, now })
    await tellOfNewDevice(trx, user, { request, device: attempt.device }, now)
    return openSession(trx, user.id, request, now, secondStep)
  })
  return [session, await rememberDevice(request, user.email, now)]
}

// Mails people when their account is used in a browser for the first time.
type Used = {
  request: Request
  /** The browser's name if the account knows it. */
  device: string | null
}

/** The first sign-in is the owner's, who has just set the password. */
async function tellOfNewDevice(trx: Trx, user: User, { request, device }: Used, now: number): Promise<void> {
  if (device !== null || user.last_login_at === null) return
  const used = {
    to: user.email,
    at: now,
    timeZone: user.time_zone,
    address: clientAddress(request),
    device: describeUserAgent(request.headers.get('User-Agent') ?? '', sayIn('en')),
  }
  await queueCappedMail(trx, deviceUsed(used), now, { perDay: 20 })
}
