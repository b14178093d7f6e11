// Mails people when their account is used in a browser for the first time.
import { clientAddress } from '#app/http/edge/client-address.server.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { deviceUsed } from '#app/mail/messages/staff/device-used.ts'
import { queueCappedMail } from '#app/mail/outbox/queue.server.ts'
import type { Trx } from '#db/schema.ts'
import type { User } from '#db/tables/staff.ts'
import { describeUserAgent } from './user-agent.ts'

type Used = {
  request: Request
  /** The browser's name if the account knows it. */
  device: string | null
}

/** The first sign-in is the owner's, who has just set the password. */
export async function tellOfNewDevice(trx: Trx, user: User, { request, device }: Used, now: number): Promise<void> {
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
