import { expect } from 'vitest'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { askCondition, underCondition } from './condition.ts'

describeOnBothDialects('a condition', () => {
  test('is asked in each transaction, whose change is not made when it no longer holds', async ({ db }) => {
    let holds = true
    const ask = async (trx?: unknown) => {
      if (!holds) throw new Error(trx ? 'in the transaction' : 'outside')
    }
    const count = (figure: 'answered-late' | 'answered-in-time' | 'subscriber' | 'enquiry') =>
      db.transaction().execute((trx) => trx.insertInto('hourly_counts').values({ figure, hour: 1, count: 1 }).execute())
    let later: () => Promise<unknown> = async () => {}
    await underCondition(ask, async () => {
      await count('answered-in-time')
      later = () => count('answered-late')
      holds = false
      await expect(count('enquiry')).rejects.toThrow('in the transaction')
      await expect(askCondition()).rejects.toThrow('outside')
    })
    await later()
    await count('subscriber')
    const rows = await db.selectFrom('hourly_counts').select('figure').orderBy('figure').execute()
    expect(rows.map(({ figure }) => figure)).toEqual(['answered-in-time', 'answered-late', 'subscriber'])
  })
})
