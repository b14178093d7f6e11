// The bars of the proof with two nodes: nothing acknowledged is lost, no mail or digest is doubled, no page fails.
import { createUser, setPassword } from '#app/features/staff/accounts/users.server.ts'
import type { Db } from '#db/schema.ts'
import { type Answer, judgeAnswers } from '#tests/support/enquiry-load.ts'
import type { FakeResend } from '#tests/support/fake-resend.ts'
import { until } from '../newsletter/sending.ts'
import type { Got } from './load.ts'

type Judgement = { words: string; ok: boolean }

/** @param upgraded when the rolling upgrade began, which no enquiry may notice */
export async function judgeVisitors(
  db: Db,
  { gots, answers }: { gots: Got[]; answers: Answer[] },
  upgraded: number,
): Promise<Judgement> {
  const stored = async () => (await db.selectFrom('enquiries').select('message').execute()).map((row) => row.message)
  const all = await judgeAnswers(answers, stored)
  const failed = gots.filter(({ problem }) => problem !== null)
  for (const { path, problem } of failed.slice(0, 10)) console.error(`GET ${path}: ${problem}`)
  const late = { gots: gots.filter(({ at }) => at >= upgraded), answers: answers.filter(({ at }) => at >= upgraded) }
  const lateFailed = late.gots.filter(({ problem }) => problem !== null).length
  const isCut = ({ status, isKept }: Answer) => status !== 303 && !(status === 503 && isKept)
  const [cut, lateCut] = [answers.filter(isCut).length, late.answers.filter(isCut).length]
  return {
    words: `${gots.length} GETs, ${failed.length} failed; ${all.acknowledged} enquiries acknowledged, ${all.lost} lost; ${all.refused} refused with their text, ${cut} cut off with their node; rolling upgrade: ${late.gots.length} GETs, ${lateFailed} failed, ${late.answers.length} POSTs, ${lateCut} cut off`,
    ok: failed.length + all.lost + all.textLost + lateCut === 0 && all.acknowledged > 0 && late.answers.length > 0,
  }
}

let readers = 0
const isDigestReader = (address: string) => address.startsWith('digest-reader-')

/** A member of staff for whom the hour of the morning mail is now. */
export async function addDigestReader(db: Db): Promise<void> {
  readers += 1
  const email = `digest-reader-${readers}@example.com`
  const user = await createUser(db, { email, name: 'Ada', role: 'admin', timeZone: zoneWhereItIsNine() }, Date.now())
  await db.transaction().execute((trx) => setPassword(trx, user?.id ?? '', 'hash'))
  await db.updateTable('users').set({ notices: 'daily' }).where('email', '=', email).execute()
}

/** "Etc/GMT-9" is nine hours ahead of UTC. */
function zoneWhereItIsNine(): string {
  const ahead = ((9 - new Date().getUTCHours() + 36) % 24) - 12
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** A mail whose node died is free again after its lease. */
const longestRestMs = 300_000

export async function judgeMails(db: Db, provider: FakeResend): Promise<Judgement> {
  const waiting = () => db.selectFrom('outbox').select('id').where('status', 'in', ['queued', 'sending']).execute()
  const digestsDue = () =>
    db.selectFrom('users').select('id').where('notices', '=', 'daily').where('digest_day', 'is', null).execute()
  await until(async () => (await digestsDue()).length === 0, longestRestMs)
  await until(async () => (await waiting()).length === 0, longestRestMs)
  const mails = provider.mails()
  const stored = (await db.selectFrom('enquiries').select('record_id').execute()).length
  const to = (is: (address: string) => boolean) => mails.map((mail) => mail.to).filter(is)
  const visitors = to((address) => address.startsWith('visitor'))
  const notices = to((address) => address === 'staff@example.com')
  const digests = to(isDigestReader)
  const doubled = (list: string[]) => list.length - new Set(list).size
  const twice = doubled(visitors) + Math.max(0, notices.length - stored)
  const missing = Math.max(0, stored - new Set(visitors).size) + Math.max(0, stored - notices.length)
  const requests = provider.requests.length
  return {
    words: `${visitors.length + notices.length} mails of ${stored} enquiries in ${requests} requests, ${missing} missing, ${twice} doubled; ${digests.length} digests to ${readers} readers, ${doubled(digests)} doubled`,
    ok: twice + missing + doubled(digests) === 0 && new Set(digests).size === readers && readers > 0,
  }
}
