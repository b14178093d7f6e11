// The launch: what it waits for in which language, and the reason that it can be signed off without.
import { expect } from 'vitest'
import { changeEntry } from '#app/features/texts/change-order.server.ts'
import { missingIn, ownFields, ownSeed, type TextKind } from '#app/features/texts/define-texts.ts'
import { findKind, textKinds } from '#app/features/texts/kinds.server.ts'
import { requiredFields } from '#app/features/texts/launch-checklist.server.ts'
import { saveText } from '#app/features/texts/write-texts.server.ts'
import { documentOf, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { checkFacts } from './checklist.server.ts'
import { launchSettings, readLanguageSettings, readLaunchSettings } from './company-settings.server.ts'
import { readingsOf, readLegalTexts, signLegalTexts } from './legal-sign-off.server.ts'
import { changeLanguages, signOffLaunch } from './sign-off-launch.server.ts'

const now = Date.UTC(2026, 10, 24, 12)
const by = { actor: theSite, now }

async function launch(db: Db, reason: string | null = null, signedOff = true) {
  const { version } = await readLaunchSettings(db)
  return signOffLaunch(db, { signedOff, reason, version }, by)
}

const chooseLanguages = async (db: Db, open: { fr: boolean; ko: boolean }, reason: string | null = null) =>
  changeLanguages(db, { ...open, reason, version: (await readLanguageSettings(db)).version }, by)

const read = async (db: Db, language: Language) => {
  const reading = readingsOf(await readLegalTexts(db, now)).find((one) => one.language === language)
  return reading ? signLegalTexts(db, reading, by) : expect.fail(language)
}

const typed: Partial<Record<string, string>> = { day: '2020-02-03', email: 'a@example.com', phone: '+82 2 555 0100' }

/** Types what the launch waits for in a language. */
async function fill(db: Db, language: Language, leave: readonly string[] = []) {
  for (const kind of textKinds) for (const key of kind.keys) await fillText(db, kind, { key, language }, leave)
}

async function fillText(db: Db, kind: TextKind, place: { key: string; language: Language }, leave: readonly string[]) {
  const names = requiredFields(kind, place).filter((name) => !leave.includes(name))
  if (names.length === 0) return
  const fields = ownFields(kind, place.language)
  const values = valuesOf(fields, ownSeed(kind, place))
  for (const field of placesIn(fields, values))
    if (names.includes(field.name) && 'leaf' in field) values[field.name] = typed[field.leaf.is] ?? 'Known'
  const document = documentOf(fields, values)
  const saved = await saveText(db, kind, place, { document, version: 0, publish: { at: 'now' } }, by)
  expect(saved.ok, `${kind.kind} ${place.key} ${JSON.stringify(saved)}`).toBe(true)
}

const audited = async (db: Db) => {
  const entries = await db.selectFrom('audit_events').select('detail').where('verb', '=', 'launch-changed').execute()
  return entries.map(({ detail }) => JSON.parse(detail))
}

/** The texts that a language has of its own: seven clauses, and the reading of its legal texts. */
const ofLanguage = 7 + 1

describeOnBothDialects('the launch', () => {
  test('waits for every required fact, and for those of the languages that are open', async ({ db }) => {
    const missing = async () => (await checkFacts(db, now)).missing
    expect(missingIn(textKinds.find(({ kind }) => kind === 'company') ?? expect.fail()).length).toBeGreaterThan(20)
    const all = await missing()
    expect(await launch(db)).toEqual({ ok: false, reason: 'incomplete', missing: all })
    expect((await launchSettings(db)).signedOff).toBe(false)

    await chooseLanguages(db, { fr: false, ko: false })
    expect(await missing()).toBe(all - 2 * ofLanguage)
    await fill(db, 'en', ['legal.liability'])
    expect(await missing()).toBe(2)
    await read(db, 'en')
    // An open clause holds the launch up, even in a text that has been signed off.
    expect(await launch(db)).toEqual({ ok: false, reason: 'incomplete', missing: 1 })
    expect(await audited(db)).toEqual([])
  })

  test('is let through once all is there, and not in a language whose clauses are open', async ({ db }) => {
    await fill(db, 'en')
    await read(db, 'en')
    expect(await launch(db)).toEqual({ ok: false, reason: 'incomplete', missing: 2 * ofLanguage })
    await chooseLanguages(db, { fr: true, ko: false })
    await fill(db, 'fr')
    expect(await launch(db)).toEqual({ ok: false, reason: 'incomplete', missing: 1 })
    await read(db, 'fr')
    // A reason that is not needed is not kept.
    expect(await launch(db, 'Because')).toEqual({ ok: true })
    expect(await audited(db)).toEqual([{ signedOff: 'true' }])
    expect((await launchSettings(db)).signedOff).toBe(true)
  })

  test('takes a reason in their place, which stands in the audit log until it is withdrawn', async ({ db }) => {
    expect(await launch(db, 'The board wants it')).toEqual({ ok: true })
    expect(await launchSettings(db)).toEqual({ signedOff: true, openedBecause: 'The board wants it' })
    // Saved again, it stays as it is.
    expect(await launch(db)).toEqual({ ok: true })
    expect(await launch(db, null, false)).toEqual({ ok: true })
    expect(await audited(db)).toEqual([
      { signedOff: 'true', openedBecause: 'The board wants it' },
      { signedOff: 'false', openedBecause: 'none' },
    ])
    expect(await signOffLaunch(db, { signedOff: false, reason: null, version: 0 }, by)).toEqual({
      ok: false,
      reason: 'changed',
    })
  })

  test('lets no language be opened later whose facts are missing, without a reason', async ({ db }) => {
    await chooseLanguages(db, { fr: false, ko: false })
    await fill(db, 'en')
    await read(db, 'en')
    expect(await launch(db)).toEqual({ ok: true })
    expect(await chooseLanguages(db, { fr: true, ko: false })).toEqual({
      ok: false,
      reason: 'incomplete',
      missing: ofLanguage,
    })
    expect((await readLanguageSettings(db)).settings).toEqual({ fr: false, ko: false })
    expect(await chooseLanguages(db, { fr: true, ko: false }, 'A client reads it')).toEqual({ ok: true })
    expect(await launchSettings(db)).toEqual({ signedOff: true, openedBecause: 'A client reads it' })
    expect(await chooseLanguages(db, { fr: false, ko: false })).toEqual({ ok: true })
  })

  test('waits for each of two facts in one text, and for none that visitors do not read', async ({ db }) => {
    const handbook = findKind('docs') ?? expect.fail()
    const place = { key: 'course-handbook', language: 'en' } as const
    const missing = async () => (await checkFacts(db, now)).missing
    const all = await missing()
    const seed = ownSeed(handbook, place) as { text: string }
    const text = seed.text.replace('[Refund terms – to be confirmed]', 'Within 14 days')
    expect(text).not.toBe(seed.text)
    await saveText(db, handbook, place, { document: { ...seed, text }, version: 0, publish: { at: 'now' } }, by)
    expect(await missing()).toBe(all - 1)
    const team = findKind('team') ?? expect.fail()
    const [first = ''] = team.keys
    const member = { ...ownSeed(team, { key: first, language: 'en' }), vacant: 'yes' }
    const vacancy = { document: member, version: 0, publish: { at: 'now' as const } }
    await saveText(db, team, { key: first, language: 'en' }, vacancy, by)
    const withoutFirst = await missing()
    expect(withoutFirst).toBeLessThan(all - 1)
    await changeEntry(db, team, { key: team.keys[1] ?? '', move: 'hide' }, by)
    expect(await missing()).toBeLessThan(withoutFirst)
  })

  test('keeps a reason that is typed without the tick', async ({ db }) => {
    expect(await launch(db, 'The board wants it', false)).toEqual({
      ok: false,
      errors: { signedOff: [expect.any(String)] },
    })
  })
})
