import { expect } from 'vitest'
import { theSite } from '#db/audit.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { countDownload, findShareLink, listShareLinks, makeShareLink, revokeShareLink } from './share-links.server.ts'

const noon = Date.UTC(2026, 10, 22, 12)
const day = 24 * 60 * 60_000

describeOnBothDialects('shared links', () => {
  test('work until they expire, and cannot be rebuilt from the table', async ({ db }) => {
    const token = await makeShareLink(db, { label: 'Printer', days: 7 }, { actor: theSite, now: noon })
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await db.selectFrom('brand_share_links').selectAll().execute())).not.toContain(token)
    expect(JSON.stringify(await db.selectFrom('audit_events').selectAll().execute())).not.toContain(token)
    expect(await findShareLink(db, token, noon + 7 * day - 1)).toMatchObject({ label: 'Printer' })
    expect(await findShareLink(db, token, noon + 7 * day)).toBeNull()
    expect(await findShareLink(db, `${token}x`, noon)).toBeNull()
    expect((await listShareLinks(db, noon + 7 * day)).map(({ state }) => state)).toEqual(['expired'])
  })

  test('end when they are revoked, once, and keep their number of downloads', async ({ db }) => {
    const token = await makeShareLink(db, { label: 'Partner', days: 30 }, { actor: theSite, now: noon })
    const link = await findShareLink(db, token, noon)
    await countDownload(db, link?.id ?? '', noon + 1)
    await countDownload(db, link?.id ?? '', noon + 2)
    expect(await revokeShareLink(db, link?.id ?? '', { actor: theSite, now: noon })).toBe(true)
    expect(await revokeShareLink(db, link?.id ?? '', { actor: theSite, now: noon })).toBe(false)
    expect(await findShareLink(db, token, noon)).toBeNull()
    const [listed] = await listShareLinks(db, noon)
    expect(listed).toMatchObject({ state: 'revoked', downloads: 2, downloaded_at: noon + 2 })
    expect(listed).not.toHaveProperty('token_hash')
  })
})
