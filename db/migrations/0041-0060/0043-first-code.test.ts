import { expect, test } from 'vitest'
import { describeUpgrades } from '#tests/support/upgrades.ts'

describeUpgrades('the discount that the site came with', (open) => {
  test.each([
    ['ends', {}, 0],
    ['stays if staff have changed it', { version: 2 }, 1],
    ['stays if it has a day on which it begins', { starts_at: 1 }, 1],
    ['stays if it has a day on which it ends', { ends_at: 1 }, 1],
  ])('%s', async (_, values, active) => {
    const { db, upgrade } = await open()
    await upgrade('0041-asked-again')
    const code = () => db.selectFrom('promo_codes').select(['code', 'active']).executeTakeFirstOrThrow()
    expect(await code()).toEqual({ code: 'FIRST50', active: 1 })
    await db
      .updateTable('promo_codes')
      .set({ version: 1, ...values })
      .execute()
    await upgrade()
    expect(await code()).toEqual({ code: 'FIRST50', active })
  })
})
