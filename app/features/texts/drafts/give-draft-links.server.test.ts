import { expect, test } from 'vitest'
import { servicesPageTexts as kind } from '#app/features/texts/kinds/services.server.ts'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { codeText } from '../define-texts.ts'
import type { TextSource } from '../edition.server.ts'
import { readPage } from '../read-texts.server.ts'
import { newestVersion, statesOf } from '../versions.server.ts'
import { saveText } from '../write-texts.server.ts'
import { draftLinkExpiries, giveDraftLink, listDraftLinks, withdrawDraftLinks } from './give-draft-links.server.ts'
import { textSource } from './preview.server.ts'

const noon = Date.UTC(2026, 10, 24, 12)
const day = 24 * 60 * 60_000
const place = { key: 'services', language: 'en' } as const
const at = (now: number, name = 'Ada') => ({ actor: { ...theSite, name }, now })

async function saveDraft(db: Db, title: string) {
  const { number: version } = await newestVersion(db, kind, place)
  const document = { ...codeText(kind, place), title }
  await saveText(db, kind, place, { document, version, publish: { at: 'draft' } }, at(noon))
}
const open = async (db: Db, now: number) => listDraftLinks(db, kind, place, await statesOf(db, kind, place), now)
const makersOf = async (db: Db, now = noon) => (await open(db, now)).map(({ made_by }) => made_by)

describeOnBothDialects('preview links', (openDb) => {
  test('are listed while they are open, newest first, and withdrawn one by one or all', async () => {
    const db = await openDb()
    expect(await giveDraftLink(db, kind, place, at(noon))).toEqual({ ok: false, reason: 'gone' })
    await saveDraft(db, 'One')
    for (const [hours, name] of ['Ada', 'Grace', 'Mary'].entries())
      await giveDraftLink(db, kind, place, at(noon + hours, name))
    expect(await makersOf(db)).toEqual(['Mary', 'Grace', 'Ada'])
    expect(await makersOf(db, noon + 7 * day)).toEqual(['Mary', 'Grace'])
    expect(await makersOf(db, noon + 8 * day)).toEqual([])
    const [, grace] = await open(db, noon)
    const withdraw = (id: string | null) => withdrawDraftLinks(db, kind, { ...place, id }, at(noon))
    expect(await withdraw(grace?.id ?? '')).toEqual({ ok: true })
    expect([await withdraw(grace?.id ?? ''), await makersOf(db)]).toEqual([
      { ok: false, reason: 'gone' },
      ['Mary', 'Ada'],
    ])
    expect([await withdraw(null), await makersOf(db)]).toEqual([{ ok: true }, []])
    expect(await withdraw(null)).toEqual({ ok: false, reason: 'gone' })
  })

  test('show the draft to what their page passes it to, and to nothing else', async () => {
    const db = await openDb()
    const now = Date.now()
    await saveDraft(db, 'One')
    const given = await giveDraftLink(db, kind, place, at(now))
    const address = `http://site${given.ok ? given.path : ''}`
    const source = (url: string) => textSource(db, new Request(url))
    const titleIn = async (texts: TextSource) => (await readPage(texts, kind, now)).title
    expect([await titleIn(await source(address)), await titleIn(db)]).toEqual(['One', 'Services'])
    expect(await titleIn(await source(address.replace('/services', '/about')))).toBe('Services')
    await withdrawDraftLinks(db, kind, { ...place, id: null }, at(now))
    expect(await titleIn(await source(address))).toBe('Services')
  })

  test('are no longer listed once another draft is saved, and are deleted a week after they were made', async () => {
    const db = await openDb()
    await saveDraft(db, 'One')
    await giveDraftLink(db, kind, place, at(noon))
    await saveDraft(db, 'Two')
    expect(await makersOf(db)).toEqual([])
    const purge = (now: number) =>
      db.transaction().execute((trx) => draftLinkExpiries.textPreviews(trx, { limit: 100, now }))
    expect([await purge(noon + 7 * day - 1), await purge(noon + 7 * day)]).toEqual([0, 1])
  })
})
