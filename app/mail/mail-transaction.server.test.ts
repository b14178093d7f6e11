import { expect, onTestFinished } from 'vitest'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { mailTransaction } from './mail-transaction.server.ts'
import { onNudge } from './nudge.server.ts'
import { queueMail } from './outbox/queue.server.ts'

const mail = { kind: 'clock-doubted' as const, to: 'a@example.com', subject: 'Subject', text: 'x', html: 'x' }

/** Counts the nudges of the courier. */
function countNudges() {
  let count = 0
  onTestFinished(onNudge(() => count++))
  return () => count
}

describeOnBothDialects('a transaction that queues mails', () => {
  test('nudges the courier after the commit, and not before', async ({ db }) => {
    const nudges = countNudges()
    const id = await mailTransaction(db, async (trx) => {
      const id = await queueMail(trx, mail, 1)
      expect(nudges()).toBe(0)
      return id
    })
    expect(nudges()).toBe(1)
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([{ id }])
  })

  test('does not nudge the courier after a rollback', async ({ db }) => {
    const nudges = countNudges()
    const broken = mailTransaction(db, async (trx) => {
      await queueMail(trx, mail, 1)
      throw new Error('broken')
    })
    await expect(broken).rejects.toThrow('broken')
    expect(nudges()).toBe(0)
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
  })
})
