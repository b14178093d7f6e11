import { expect } from 'vitest'
import { listVersions } from '#app/features/versions/versions.server.ts'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { currentBrand } from '../current-brand.server.ts'
import { defaultAssets } from '../defaults.ts'
import { brandVersions, readBrand, restoreRevision, savePart } from './revisions.server.ts'

const noon = Date.UTC(2026, 10, 22, 12)
const green = { ...defaultAssets.palette, primaryColor: '#00802b' } as const
const letterhead = { ...defaultAssets.letterhead, companyName: 'Other Name' }
const savePalette = (db: Db, version: number, value: object = green) =>
  savePart(db, { part: 'palette', value, version }, { actor: theSite, now: noon })

describeOnBothDialects('the versions of the brand', () => {
  test('start with the site’s own assets; a save makes a new version and one audit entry', async ({ db }) => {
    expect(await readBrand(db)).toMatchObject({ version: 0, assets: defaultAssets, savedAt: null })
    expect(await savePalette(db, 0)).toBe('saved')
    expect(await readBrand(db)).toMatchObject({ version: 1, assets: { palette: green }, savedBy: 'The site' })
    const entries = await db.selectFrom('audit_events').selectAll().execute()
    expect(entries).toMatchObject([{ verb: 'brand-saved', record_reference: 'version 1' }])
    expect(JSON.parse(entries[0]?.detail ?? '')).toEqual({ changed: 'palette' })
  })

  test('are not added by saving unchanged values', async ({ db }) => {
    expect(await savePalette(db, 0, defaultAssets.palette)).toBe('unchanged')
    expect((await readBrand(db)).version).toBe(0)
    expect(await db.selectFrom('audit_events').selectAll().execute()).toEqual([])
  })

  test('keep two people’s changes to different parts; changes to the same part are refused', async ({ db }) => {
    await savePalette(db, 0)
    expect(
      await savePart(db, { part: 'letterhead', value: letterhead, version: 0 }, { actor: theSite, now: noon }),
    ).toBe('saved')
    expect((await readBrand(db)).assets).toMatchObject({ palette: green, letterhead })
    expect(await savePalette(db, 0, { ...green, textColor: '#eeeeee' })).toBe('conflict')
    expect((await readBrand(db)).assets.palette).toEqual(green)
    expect(await savePalette(db, 2, { ...green, textColor: '#eeeeee' })).toBe('saved')
  })

  test('are never duplicated by simultaneous saves: each makes a version or is refused', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const colors = ['#111111', '#222222', '#333333', '#444444', '#555555']
    const outcomes = await Promise.all(colors.map((textColor) => savePalette(db, 0, { ...green, textColor })))
    expect(outcomes.sort()).toEqual(['conflict', 'conflict', 'conflict', 'conflict', 'saved'])
    expect((await readBrand(db)).version).toBe(1)
  })

  test('refuse a save that names a future version', async ({ db }) => {
    expect(await savePalette(db, 7)).toBe('conflict')
  })

  test('can be restored, which makes a new version', async ({ db }) => {
    await savePalette(db, 0)
    await savePart(db, { part: 'letterhead', value: letterhead, version: 1 }, { actor: theSite, now: noon })
    expect(await restoreRevision(db, 1, 1, { actor: theSite, now: noon })).toBe('conflict')
    expect(await restoreRevision(db, 9, 2, { actor: theSite, now: noon })).toBe('gone')
    expect(await restoreRevision(db, 1, 2, { actor: theSite, now: noon })).toBe('saved')
    expect((await readBrand(db)).assets).toEqual({ ...defaultAssets, palette: green })
    expect(await restoreRevision(db, 0, 3, { actor: theSite, now: noon })).toBe('saved')
    expect((await readBrand(db)).assets).toEqual(defaultAssets)
    const { lines } = await listVersions(brandVersions(db))
    expect(lines.map(({ number, kind, changed, restored_from }) => [number, kind, changed, restored_from])).toEqual([
      [4, 'restored', 'palette', 0],
      [3, 'restored', 'letterhead', 1],
      [2, 'saved', 'letterhead', null],
      [1, 'saved', 'palette', null],
    ])
  })

  test('are listed page by page', async ({ db }) => {
    for (let version = 0; version < 5; version++)
      await savePalette(db, version, { ...green, textColor: `#00000${version}` })
    const first = await listVersions(brandVersions(db), null, 2)
    expect([first.lines.map(({ number }) => number), first.next]).toEqual([[5, 4], 4])
    const last = await listVersions(brandVersions(db), 2, 2)
    expect([last.lines.map(({ number }) => number), last.next]).toEqual([[1], null])
  })

  test('of an older release get the site’s own values for missing fields', async ({ db }) => {
    await savePalette(db, 0)
    const assets = JSON.stringify({ palette: { primaryColor: '#00802b' }, letterhead: { companyName: 'Old' } })
    await db.updateTable('brand_revisions').set({ assets }).execute()
    const { assets: read } = await readBrand(db)
    expect(read).toMatchObject({ palette: green, letterhead: { companyName: 'Old' }, logo: defaultAssets.logo })
  })

  test('take effect at the next request, even if another process saved them', async ({ db }) => {
    expect((await currentBrand(db)).look.version).toBe(0)
    await savePalette(db, 0)
    expect((await currentBrand(db)).tokens.both['brand-blue']).toBe('#00802b')
    await db.schema.dropTable('brand_revisions').execute()
    expect((await currentBrand(db)).tokens.both['brand-blue']).toBe('#00802b')
  })
})
