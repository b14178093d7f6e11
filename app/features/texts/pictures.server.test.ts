import { expect } from 'vitest'
import { group, line, picture, rows } from '#app/forms/document/field-types.ts'
import { drawn } from '#app/languages/message.ts'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { addPicture, removePicture, type Uploaded } from '#tests/support/media.ts'
import { defineTexts } from './define-texts.ts'
import { statesOf } from './versions.server.ts'
import { restoreText, saveText, undoPublish } from './write-texts.server.ts'

const sights = defineTexts({
  kind: 'sights',
  title: 'Products',
  fields: {
    title: line('Title', 60),
    cover: picture(drawn('Cover'), drawn('')),
    views: rows(drawn('Views'), 'point', group(drawn('View'), { photo: picture(drawn('Photo'), drawn('')) })),
  },
  shared: [],
  languages: ['en'],
  keys: ['tower'],
  seed: () => inCode,
  path: () => '/',
  version: 1,
})
const inCode = { title: 'Tower', cover: '', views: [] }
const noPicture = (label: string) => ({ phrase: '{label} is no longer in the media library', values: { label } })
const place = { key: 'tower', language: 'en' } as const
const by = { actor: theSite, now: Date.UTC(2026, 10, 24, 12) }

const remove = (db: Db, picture: Uploaded) => removePicture(db, picture, by)
const save = (db: Db, version: number, cover: string, at: 'now' | 'draft' = 'now', photo = '') =>
  saveText(
    db,
    sights,
    place,
    { document: { title: `Text ${version}`, cover, views: photo ? [{ photo }] : [] }, version, publish: { at } },
    by,
  )
const shown = async (db: Db) => {
  const { live, draft } = await statesOf(db, sights, place)
  return [live, draft].flatMap((one) => (one ? String(JSON.parse(one.document ?? '{}').cover) : []))
}

describeOnBothDialects('a picture that was deleted', (open) => {
  test('is refused in a text, with its field', async ({ db }) => {
    const [kept, gone] = [await addPicture(db), await addPicture(db)]
    await remove(db, gone)
    expect(await save(db, 0, gone.src)).toEqual({
      ok: false,
      errors: { cover: [noPicture('Cover')] },
    })
    expect(await save(db, 0, kept.src, 'draft', gone.src)).toEqual({
      ok: false,
      errors: { 'views.0.photo': [noPicture('Views 1: Photo')] },
    })
    expect(await shown(db)).toEqual([])
    expect(await save(db, 0, kept.src, 'draft', kept.src)).toMatchObject({ ok: true })
    expect(await remove(db, kept)).toEqual({ ok: false, reason: 'used' })
  })

  test('does not come back with an earlier version, nor by an undo, until it is uploaded again', async ({ db }) => {
    const gone = await addPicture(db)
    await save(db, 0, gone.src)
    await save(db, 1, '')
    const row = await db.selectFrom('media').selectAll().where('id', '=', gone.id).executeTakeFirstOrThrow()
    await remove(db, gone)
    const lost = { ok: false, reason: 'picture' }
    expect(await undoPublish(db, sights, place, 2, by)).toEqual(lost)
    expect(await restoreText(db, sights, place, { number: 1, version: 2 }, by)).toEqual(lost)
    expect(await shown(db)).toEqual([''])
    expect(await db.selectFrom('text_versions').select('number').execute()).toHaveLength(2)
    await db.insertInto('media').values(row).execute()
    expect(await undoPublish(db, sights, place, 2, by)).toMatchObject({ ok: true })
    expect(await shown(db)).toEqual([gone.src])
  })

  const ways = {
    save: (db: Db, { src }: Uploaded, version: number) => save(db, version, src),
    undo: (db: Db, _: Uploaded, version: number) => undoPublish(db, sights, place, version, by),
    restore: (db: Db, _: Uploaded, version: number) =>
      restoreText(db, sights, place, { number: version - 1, version }, by),
  }

  test.each(Object.entries(ways))(
    'at the moment of a %s is either kept or not shown',
    { tags: 'simultaneous' },
    async (_, write) => {
      const db = await open()
      const outcomes: boolean[] = []
      for (let version = 0, round = 0; round < 12; round += 1) {
        const one = await addPicture(db)
        // The version before the last has the picture, for what brings it back.
        for (const cover of [one.src, '']) if ((await save(db, version, cover)).ok) version += 1
        const writing = () => write(db, one, version)
        const [written, removed] = await (round % 2
          ? Promise.all([writing(), remove(db, one)])
          : Promise.all([remove(db, one), writing()]).then(([second, first]) => [first, second] as const))
        if (written.ok) version += 1
        expect([written.ok, removed.ok, await shown(db)]).toEqual(
          written.ok ? [true, false, [one.src]] : [false, true, ['']],
        )
        outcomes.push(written.ok)
      }
      expect(outcomes).toHaveLength(12)
    },
  )
})
