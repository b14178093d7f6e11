import { expect } from 'vitest'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { sendEnquiry } from '#tests/support/desk.ts'
import { planOf } from '#tests/support/query-plan.ts'
import { listTags } from './tags-in-use.server.ts'

describeOnBothDialects('the tags in use', () => {
  test('are those of the kinds that one may read, the most used first, from an index alone', async ({ db }) => {
    const tags = ['late', 'on site,late', null, 'quote']
    for (const one of tags) {
      const reference = await sendEnquiry(db)
      await db.updateTable('records').set({ tags: one }).where('reference', '=', reference).execute()
    }
    expect(await listTags(db, ['enquiry', 'application'])).toEqual(['late', 'quote', 'on site'])
    expect(await listTags(db, ['application'])).toEqual([])
    const plan = await planOf(db, (trx) => listTags(trx, ['enquiry']))
    expect(plan).toContain('records_tagged')
    expect(plan).not.toMatch(/TEMP B-TREE|SCAN records/)
  })
})
