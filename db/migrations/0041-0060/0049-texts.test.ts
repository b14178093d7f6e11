import { expect, test } from 'vitest'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { describeUpgrades } from '#tests/support/upgrades.ts'

const noon = Date.UTC(2026, 0, 15, 12)

describeUpgrades('what admins had chosen of the company', (open) => {
  test('is read as its facts, as far as it is known', async () => {
    const { db, upgrade } = await open()
    await upgrade('0047-imports')
    const value = JSON.stringify({
      linkedin: 'https://www.linkedin.com/company/bn',
      twitter: 7,
      primaryOffice: 'cameroon',
      linkProducts: false,
    })
    await db.insertInto('settings').values({ key: 'company', value, version: 4, changed_at: noon }).execute()
    await upgrade()
    expect(await readCompany(db, noon)).toMatchObject({
      socials: [{ label: 'LinkedIn', href: 'https://www.linkedin.com/company/bn' }],
      primaryOffice: 'cameroon',
      linkProducts: false,
      replyPromise: 'within 24 hours',
    })
  })

  test('is the code’s where nothing was chosen', async () => {
    const { db, upgrade } = await open()
    await upgrade('0047-imports')
    await upgrade()
    expect(await readCompany(db, noon)).toMatchObject({ socials: [], primaryOffice: 'seoul', linkProducts: true })
    expect(await db.selectFrom('text_versions').selectAll().execute()).toEqual([])
  })
})
