// While issues are sent, each is paused or cancelled, and readers leave: after the commit no batch is made or first tried, and
// who has left is put into none.
import { moveIssue } from '#app/features/newsletter/issues/move-issue.server.ts'
import type { Db } from '#db/schema.ts'
import { scheduledIssue, writer } from '#tests/support/issues.ts'
import { type Proof, runAlone, withDatabase, withPostgres } from '../proof.ts'
import { pause, type Sending, until, withReaders } from './sending.ts'

const times = 20
const readersOfEach = 3_000
const longestMs = 30_000

/** The id is that of an issue or a subscriber, the time is after the commit. */
type Stop = { id: string; at: number }

export const proveNewsletterStopsOnSqlite = (): Promise<Proof> =>
  withDatabase((db, url) => stopOften('Pause, cancel and leave while issues are sent, on SQLite', db, url))

export const proveNewsletterStopsOnPostgres = (): Promise<Proof> => {
  const name = 'Pause, cancel and leave while issues are sent, on PostgreSQL'
  return withPostgres(name, (db, url) => stopOften(name, db, url))
}

const stopOften = (name: string, db: Db, url: string): Promise<Proof> =>
  withReaders(db, url, readersOfEach, async (sending) => {
    const { url: site } = await sending.start()
    const left = await leaveOften(sending, site)
    const paused = await moveOften(sending, 'pause')
    const cancelled = await moveOften(sending, 'cancel')
    // Late batches would come in the sender's next rounds.
    await pause(10_000)
    const [lateA, lateB] = [await countBegun(db, paused), await countBegun(db, cancelled)]
    const claimed = await countClaimed(db, left)
    return {
      name,
      figure: `${paused.length} pauses, ${lateA} batches begun after the commit; ${cancelled.length} cancellations, ${lateB}; ${left.length} readers left, ${claimed} claimed afterwards`,
      ok: lateA + lateB + claimed === 0 && left.length + paused.length + cancelled.length === 3 * times,
    }
  })

/** Stops one issue after another, each at another moment between two of its batches. */
async function moveOften({ db, provider }: Sending, move: 'pause' | 'cancel'): Promise<Stop[]> {
  const ids: string[] = []
  for (let turn = 0; turn < times; turn++) ids.push(await scheduledIssue(db, Date.now()))
  const stops: Stop[] = []
  for (let turn = 0; turn < times; turn++) {
    const isRest = (id?: string) => ids.includes(id ?? '') && !stops.some((stop) => stop.id === id)
    const sending = () => provider.batched.at(-1)?.mail.tags?.find(({ name }) => name === 'issue')?.value
    if (!(await until(() => isRest(sending()), longestMs))) return stops
    await pause(turn * 25)
    const id = sending() ?? ''
    const moved = await moveIssue(db, { id, version: 0, move }, { actor: writer, now: Date.now() })
    if (moved.ok) stops.push({ id, at: Date.now() })
  }
  return stops
}

/** Readers whose turn is about to come leave by the link for mail programs. */
async function leaveOften({ db, provider }: Sending, site: string): Promise<Stop[]> {
  const id = await scheduledIssue(db, Date.now())
  const stops: Stop[] = []
  for (let turn = 0; turn < times; turn++) {
    const before = provider.batched.length
    if (!(await until(() => provider.batched.length > before, longestMs))) return stops
    await pause(turn * 25)
    const next = await db
      .selectFrom('newsletter_recipients')
      .innerJoin('subscribers', 'subscribers.id', 'subscriber_id')
      .select(['subscriber_id', 'link_key'])
      .where('issue_id', '=', id)
      .where('state', '=', 'queued')
      .orderBy('n')
      .limit(1)
      .offset((turn % 4) * 30)
      .executeTakeFirst()
    if (!next) return stops
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const { status } = await fetch(`${site}/unsubscribe/${next.link_key}`, { method: 'POST', body })
    if (status === 200) stops.push({ id: next.subscriber_id, at: Date.now() })
  }
  return stops
}

/** Batches of the issues that were made or first tried after the commit. */
const countBegun = (db: Db, stops: readonly Stop[]) =>
  countLate(stops, ({ id, at }) =>
    db
      .selectFrom('newsletter_batches')
      .select('id')
      .where('issue_id', '=', id)
      .where((e) => e.or([e('created_at', '>', at), e('first_attempt_at', '>', at)]))
      .execute(),
  )

/** Mails to readers who had left when their batch was made. */
const countClaimed = (db: Db, stops: readonly Stop[]) =>
  countLate(stops, ({ id, at }) =>
    db
      .selectFrom('newsletter_recipients')
      .innerJoin('newsletter_batches', 'newsletter_batches.id', 'batch_id')
      .select('n')
      .where('subscriber_id', '=', id)
      .where('created_at', '>', at)
      .execute(),
  )

async function countLate(stops: readonly Stop[], findLate: (stop: Stop) => Promise<readonly unknown[]>) {
  const late = await Promise.all(stops.map(findLate))
  return late.flat().length
}

await runAlone(import.meta.url, proveNewsletterStopsOnSqlite)
await runAlone(import.meta.url, proveNewsletterStopsOnPostgres)
