import { expect } from 'vitest'
import { apply, noon } from '#tests/support/applications.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { countApplications, listApplications } from './applications.server.ts'

describeOnBothDialects('the list of applications', () => {
  test('is newest first, 25 a page, without gaps or repeats; counts cover every status', async ({ db }) => {
    for (let n = 0; n < 60; n++) await apply(db, { email: `${n}@b.c` }, { now: noon + Math.floor(n / 7) })
    const seen: string[] = []
    let after: Awaited<ReturnType<typeof listApplications>>['next'] = null
    do {
      const { rows, next } = await listApplications(db, {}, after ?? undefined)
      seen.push(...rows.map((row) => row.reference))
      after = next
    } while (after)
    expect([seen.length, new Set(seen).size]).toEqual([60, 60])
    expect(await countApplications(db)).toEqual({
      new: 60,
      reviewing: 0,
      interview: 0,
      accepted: 0,
      rejected: 0,
      withdrawn: 0,
      spam: 0,
    })
  })
})
