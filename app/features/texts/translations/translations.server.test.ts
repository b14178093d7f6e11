import type { KyselyPlugin } from 'kysely'
import { expect } from 'vitest'
import { documentOf, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { isWords } from '#app/forms/document/field-types.ts'
import { otherLanguages } from '#app/languages/pages.ts'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { ownFields, type TextKind } from '../define-texts.ts'
import { valueTexts } from '../kinds/people.server.ts'
import { serviceTexts } from '../kinds/services.server.ts'
import { textKinds } from '../kinds.server.ts'
import { readEntries } from '../read-texts.server.ts'
import { documentErrors } from '../rules/document-errors.server.ts'
import { findEdited } from '../versions.server.ts'
import { returnToCode, saveText, undoPublish } from '../write-texts.server.ts'
import { findTranslation, listTranslations, nextToReview, signOffTranslation } from './translations.server.ts'

const noon = Date.UTC(2026, 10, 24, 12)
const by = { actor: theSite, now: noon }
const place = { key: 'quality', language: 'fr' } as const
const english = { key: 'quality', language: 'en' } as const

const found = async (db: Db) => {
  const translation = await findTranslation(db, valueTexts, place, noon)
  if (!translation) throw new Error('no translation')
  return translation
}
const sign = async (db: Db, read?: { version: number; digest: string }) =>
  signOffTranslation(db, valueTexts, place, read ?? (await found(db)), by)
const save = async (db: Db, at: typeof place | typeof english, change: object, publish: 'now' | 'draft' = 'now') => {
  const edited = await findEdited(db, valueTexts, at)
  const document = { ...edited?.document, ...change }
  return saveText(db, valueTexts, at, { document, version: edited?.version ?? 0, publish: { at: publish } }, by)
}
const inFrench = async (db: Db) => (await readEntries(db, valueTexts, noon, 'fr')).map(({ title }) => title)

describeOnBothDialects('a translation', (open) => {
  test('is a draft that visitors do not see until it is signed off, with what all languages share', async ({ db }) => {
    expect((await found(db)).state).toBe('draft')
    expect(await inFrench(db)).toEqual([])
    expect(await sign(db)).toMatchObject({ ok: true })
    expect((await found(db)).state).toBe('reviewed')
    const [shown] = await readEntries(db, valueTexts, noon, 'fr')
    const inEnglish = (await readEntries(db, valueTexts, noon)).find(({ id }) => id === 'quality')
    expect(shown).toMatchObject({ id: 'quality', icon: inEnglish?.icon })
    expect(shown?.description).not.toBe(inEnglish?.description)
  })

  test('is out of date once its English words change, and says what they were; visitors still read it', async () => {
    const db = await open()
    await sign(db)
    await save(db, english, { icon: 'hammer' })
    expect((await found(db)).state).toBe('reviewed')
    await save(db, english, { title: 'Care' })
    const { state, rows } = await found(db)
    expect(state).toBe('stale')
    expect(rows.filter(({ before }) => before !== null)).toEqual([
      {
        name: 'title',
        label: [{ label: 'Title' }],
        source: 'Care',
        before: 'Quality',
        translation: rows[0]?.translation,
      },
    ])
    expect(await inFrench(db)).toHaveLength(1)
    expect(await sign(db)).toMatchObject({ ok: true })
    expect((await found(db)).state).toBe('reviewed')
  })

  test('is not signed off when it or the English text changed after it was read', async ({ db }) => {
    const read = await found(db)
    await save(db, english, { title: 'Care' })
    expect(await sign(db, read)).toMatchObject({ ok: false, reason: 'changed' })
    const again = await found(db)
    await save(db, place, { title: 'Soin' }, 'draft')
    expect(await sign(db, again)).toMatchObject({ ok: false, reason: 'changed' })
    expect(await inFrench(db)).toEqual([])
    expect(await sign(db)).toMatchObject({ ok: true })
    expect(await inFrench(db)).toEqual(['Soin'])
  })

  test('does not count a list, because numbers are written out in English only', async ({ db }) => {
    const refused = await save(db, place, { title: '{Services|service|services}' })
    expect(refused).toMatchObject({
      ok: false,
      errors: { title: [{ phrase: expect.stringContaining('is not a placeholder') }] },
    })
    expect(await save(db, english, { title: '{Services|service|services}' })).toMatchObject({ ok: true })
  })

  test('is still the published one while a newer draft waits, and offline once it is taken back', async ({ db }) => {
    await sign(db)
    const [before] = await inFrench(db)
    await save(db, place, { title: 'Soin' }, 'draft')
    expect(await found(db)).toMatchObject({ state: 'reviewed', hasDraft: true })
    expect(await inFrench(db)).toEqual([before])
    await sign(db)
    const { version } = await found(db)
    await undoPublish(db, valueTexts, place, version, by)
    expect(await inFrench(db)).toEqual([before])
    expect((await found(db)).state).toBe('reviewed')
    await returnToCode(db, valueTexts, place, (await found(db)).version, by)
    expect(await inFrench(db)).toEqual([])
    expect((await found(db)).state).toBe('draft')
  })

  test('that is scheduled and due is what visitors read, until its end', async ({ db }) => {
    const { version } = await found(db)
    const document = { ...(await findEdited(db, valueTexts, place))?.document, title: 'Bientôt' }
    const publish = { at: 'planned' as const, from: noon + 1, until: noon + 2 }
    await saveText(db, valueTexts, place, { document, version, publish }, by)
    const stateAt = async (now: number) => (await findTranslation(db, valueTexts, place, now))?.state
    expect([await stateAt(noon), await stateAt(noon + 1), await stateAt(noon + 2)]).toEqual([
      'draft',
      'reviewed',
      'draft',
    ])
  })

  test('that is a draft is behind once its English words change, until it is written anew', async ({ db }) => {
    expect(await found(db)).toMatchObject({ state: 'draft', isBehind: false })
    await save(db, english, { title: 'Care' })
    const marked = async () => (await found(db)).rows.filter(({ before }) => before !== null)
    expect((await found(db)).isBehind).toBe(true)
    expect((await marked()).map(({ source, before }) => [source, before])).toEqual([['Care', 'Quality']])
    await save(db, place, { title: 'Soin' }, 'draft')
    expect((await found(db)).isBehind).toBe(false)
    await save(db, english, { title: 'Attention' })
    expect(await found(db)).toMatchObject({ state: 'draft', isBehind: true })
    expect((await marked()).map(({ source, before }) => [source, before])).toEqual([['Attention', 'Care']])
    // Saved again as it is: it has been compared with the English text.
    await save(db, place, {}, 'draft')
    expect(await found(db)).toMatchObject({ state: 'draft', isBehind: false })
    expect(await marked()).toEqual([])
    const listed = (await listTranslations(db, 'fr', noon)).flatMap(({ texts }) => texts)
    expect(listed.filter(({ isBehind }) => isBehind)).toEqual([])
  })

  test('that was signed off has a newer draft that is behind, and one that is taken offline stays behind', async () => {
    const db = await open()
    await sign(db)
    await save(db, place, { title: 'Soin' }, 'draft')
    await save(db, english, { title: 'Care' })
    expect(await found(db)).toMatchObject({ state: 'stale', hasDraft: true, isBehind: true })
    await returnToCode(db, valueTexts, place, (await found(db)).version, by)
    expect(await found(db)).toMatchObject({ state: 'draft', isBehind: true })
  })

  test('leads to the next one to review, until all are signed off', async ({ db }) => {
    const all = async () => (await listTranslations(db, 'fr', noon)).flatMap(({ texts }) => texts)
    const values = (await all()).filter(({ kind }) => kind === 'values')
    expect(values.map(({ state }) => state)).toEqual(['draft', 'draft', 'draft', 'draft'])
    const next = await nextToReview(db, valueTexts, { key: values[0]?.key ?? '', language: 'fr' }, noon)
    expect(next).toMatchObject({ kind: 'values', key: values[1]?.key })
  })
})

/** A connection that counts its statements. */
function counting(db: Db) {
  const counted = { statements: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      counted.statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { counted, db: db.withPlugin(plugin) as Db }
}

describeOnBothDialects('the list of translations', (open) => {
  test('takes as many statements however many texts staff have changed', async () => {
    const { counted, db } = counting(await open())
    const statements = async () => {
      const before = counted.statements
      const lines = (await listTranslations(db, 'ko', noon)).flatMap(({ texts }) => texts)
      return { statements: counted.statements - before, lines }
    }
    // The first one reads what is published, which is kept.
    await statements()
    const atFirst = await statements()
    for (const kind of [valueTexts, serviceTexts] as readonly TextKind[])
      for (const key of kind.keys) {
        const here = { key, language: 'ko' as const }
        const read = await findTranslation(db, kind, here, noon)
        if (read) await signOffTranslation(db, kind, here, read, by)
      }
    // A changed text is read again, and the new one is kept.
    await statements()
    const afterwards = await statements()
    expect(afterwards.statements).toBe(atFirst.statements)
    expect(afterwards.lines.filter(({ state }) => state === 'reviewed').length).toBeGreaterThan(10)
    expect(atFirst.lines.length).toBeGreaterThan(60)
    expect(atFirst.statements).toBeLessThan(atFirst.lines.length)
  })
})

const reviewed = textKinds.filter(({ isReviewed }) => isReviewed)
const places = reviewed.flatMap((kind) =>
  otherLanguages.flatMap((language) =>
    kind.keys.map((key) => ({ kind, name: `${kind.kind} ${key} ${language}`, key, language })),
  ),
)

describeOnBothDialects('the code’s translations', (open) => {
  test('of every text of the pages are there, fit its rules, and have a word for each of the English ones', async () => {
    const db = await open()
    const wrong: string[] = []
    for (const { kind, name, key, language } of places) {
      const review = await findTranslation(db, kind as TextKind, { key, language }, noon)
      if (review?.state !== 'draft' || review.isBehind) wrong.push(`${name}: ${review?.state}`)
      for (const { name: field, source, translation } of review?.rows ?? [])
        if (!source || !translation) wrong.push(`${name}: ${field} has ${source ? 'no translation' : 'no source'}`)
      const edited = await findEdited(db, kind as TextKind, { key, language })
      const errors = await db
        .transaction()
        .execute((trx) => documentErrors(trx, kind as TextKind, { key, language }, edited?.document ?? {}, noon))
      if (errors) wrong.push(`${name}: ${JSON.stringify(errors)}`)
    }
    expect(places.length).toBeGreaterThan(100)
    expect(wrong).toEqual([])
  })

  test('are behind, in every kind of text and language, once a word of the English text changes', async ({ db }) => {
    const notBehind: string[] = []
    for (const kind of reviewed as readonly TextKind[]) {
      const [key = ''] = kind.keys
      const [language] = kind.languages
      const edited = await findEdited(db, kind, { key, language })
      const values = valuesOf(kind.fields, edited?.document ?? {})
      const own = ownFields(kind, 'fr')
      const place = placesIn(own, valuesOf(own, edited?.document ?? {})).find(
        (one) => 'leaf' in one && one.leaf.is === 'prose' && values[one.name],
      )
      const word = place ?? placesIn(own, values).find((one) => 'leaf' in one && isWords(one.leaf))
      const changed = { ...values, [word?.name ?? '']: `${values[word?.name ?? '']} More.` }
      const document = documentOf(kind.fields, changed)
      const saved = await saveText(db, kind, { key, language }, { document, version: 0, publish: { at: 'now' } }, by)
      if (!saved.ok) notBehind.push(`${kind.kind}: ${JSON.stringify(saved)}`)
      for (const other of otherLanguages) {
        const lines = (await listTranslations(db, other, noon)).flatMap(({ texts }) => texts)
        const line = lines.find((one) => one.kind === kind.kind && one.key === key)
        if (!line?.isBehind || line.state !== 'draft') notBehind.push(`${kind.kind} ${other}`)
      }
    }
    expect(reviewed.length).toBeGreaterThan(10)
    expect(notBehind).toEqual([])
  })
})
