import { expect, test } from 'vitest'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { changeCompanySettings, companySettings, findCompanySettings, profilesOf } from './company-settings.server.ts'
import { companySchema } from './schema.ts'

const untouched = { linkedin: '', twitter: '', facebook: '', instagram: '', tiktok: '' }
const chosen = { ...untouched, twitter: 'https://x.com/bn', primaryOffice: 'cameroon', linkProducts: false } as const
const noon = Date.UTC(2026, 2, 2, 12)
const change = (db: Db, version: number, settings = chosen) =>
  changeCompanySettings(db, theSite, { ...settings, version }, noon)

describeOnBothDialects('the settings of the company', (open) => {
  test('are the defaults until an admin saves others', async () => {
    const db = await open()
    const settings = { ...untouched, primaryOffice: 'seoul', linkProducts: true }
    expect(await findCompanySettings(db)).toEqual({ settings, version: 0 })
    expect(profilesOf(await companySettings(db))).toEqual([])
  })

  test('apply once saved, and the audit log names the changes', async () => {
    const db = await open()
    expect(await change(db, 0)).toBe(true)
    expect(await findCompanySettings(db)).toEqual({ settings: chosen, version: 1 })
    expect(profilesOf(chosen)).toEqual([{ label: 'Twitter', href: 'https://x.com/bn' }])
    const { verb, detail } = await db.selectFrom('audit_events').selectAll().executeTakeFirstOrThrow()
    expect([verb, JSON.parse(detail)]).toEqual([
      'company-changed',
      { twitter: 'https://x.com/bn', primaryOffice: 'cameroon', linkProducts: 'false' },
    ])
  })

  test('leave no audit entry when they are saved unchanged', async () => {
    const db = await open()
    await change(db, 0)
    expect(await change(db, 1)).toBe(true)
    expect(await db.selectFrom('audit_events').selectAll().execute()).toHaveLength(1)
  })

  test('are not overwritten from an outdated page', async () => {
    const db = await open()
    await change(db, 0)
    expect(await change(db, 0)).toBe(false)
    expect(await change(db, 2)).toBe(false)
    expect(await db.selectFrom('audit_events').selectAll().execute()).toHaveLength(1)
  })

  test('stay as last read while the database cannot be read', async () => {
    const db = await open()
    await change(db, 0)
    expect(await companySettings(db)).toEqual(chosen)
    await db.schema.dropTable('settings').execute()
    expect(await companySettings(db)).toEqual(chosen)
  })

  test('of an older release are read as far as possible', async () => {
    const db = await open()
    const value = JSON.stringify({ twitter: 7, facebook: 'https://fb.example/bn', primaryOffice: 'atlantis' })
    await db.insertInto('settings').values({ key: 'company', value, version: 4, changed_at: noon }).execute()
    const settings = { ...untouched, facebook: 'https://fb.example/bn', primaryOffice: 'seoul', linkProducts: true }
    expect(await findCompanySettings(db)).toEqual({ settings, version: 4 })
  })
})

test.each([
  'javascript:alert(1)',
  'http://x.com/bn',
  'https://',
  'https://localhost/bn',
  '//x.com/bn',
  'x.com/bn',
  `https://x.com/${'a'.repeat(300)}`,
])('%j is no address of a profile', (twitter) => {
  const typed = { ...untouched, primaryOffice: 'seoul', linkProducts: '', version: '0' }
  expect(companySchema.safeParse(typed).success).toBe(true)
  expect(companySchema.safeParse({ ...typed, twitter }).error?.issues[0]?.message).toContain(
    'Twitter must be an address',
  )
})
