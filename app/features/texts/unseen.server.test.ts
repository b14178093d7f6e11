import { expect } from 'vitest'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { addEntry, changeEntry } from './change-order.server.ts'
import type { TextKind } from './define-texts.ts'
import { aboutPageTexts } from './kinds/about.server.ts'
import { caseStudyTexts } from './kinds/case-studies.server.ts'
import { faqTexts } from './kinds/faq.ts'
import { valueTexts } from './kinds/people.server.ts'
import { testimonialTexts } from './kinds/testimonials.ts'
import { textKinds } from './kinds.server.ts'
import { whyUnseen } from './unseen.server.ts'
import { findEdited } from './versions.server.ts'
import { saveText } from './write-texts.server.ts'

const noon = Date.UTC(2026, 10, 24, 12)
const tomorrow = noon + 24 * 60 * 60_000
const by = { actor: theSite, now: noon }

async function publish(db: Db, kind: TextKind, key: string, language: Language = 'en', change = {}, from?: number) {
  const place = { key, language }
  const edited = await findEdited(db, kind, place)
  const publishing = from === undefined ? ({ at: 'now' } as const) : ({ at: 'planned', from, until: null } as const)
  const document = { ...edited?.document, ...change }
  const saved = await saveText(db, kind, place, { document, version: edited?.version ?? 0, publish: publishing }, by)
  expect(saved).toMatchObject({ ok: true })
}

const why = (db: Db, kind: TextKind, key: string, language: Language = 'en', at = noon) =>
  whyUnseen(db, kind, { key, language }, at)

describeOnBothDialects('a published text', (open) => {
  test('is seen, of every kind, as the code has it; but for case studies and testimonials, which lack a confirmation', async () => {
    const db = await open()
    const withheld: string[] = []
    for (const kind of textKinds) for (const key of kind.keys) if (await why(db, kind, key)) withheld.push(kind.kind)
    expect(new Set(withheld)).toEqual(new Set(['case-studies', 'testimonials']))
  })

  test('is not seen while its entry is hidden, or lacks what visitors are to see', async ({ db }) => {
    const key = 'voting-digitalization'
    const confirmed = { confirmedBy: 'Ada', confirmedOn: '2026-11-20' }
    await publish(db, caseStudyTexts, key, 'en', { ...confirmed, confirmedOn: '' })
    expect(await why(db, caseStudyTexts, key)).toEqual({ because: 'incomplete', lacks: ['confirmedOn'] })
    await publish(db, caseStudyTexts, key, 'en', confirmed)
    expect(await why(db, caseStudyTexts, key)).toBeNull()
    await changeEntry(db, caseStudyTexts, { key, move: 'hide' }, by)
    expect(await why(db, caseStudyTexts, key)).toEqual({ because: 'hidden' })
    const added = await addEntry(db, testimonialTexts, 'Grace', by)
    await publish(db, testimonialTexts, added.key, 'en', { name: 'Grace', text: 'Good.' })
    expect(await why(db, testimonialTexts, added.key)).toEqual({ because: 'incomplete', lacks: ['consentOn'] })
  })

  test('is seen from the time for which it is scheduled, if it says then what it must', async ({ db }) => {
    const key = 'voting-digitalization'
    await publish(db, caseStudyTexts, key, 'en', { confirmedBy: 'Ada', confirmedOn: '2026-11-20' }, tomorrow)
    expect(await why(db, caseStudyTexts, key)).toMatchObject({ because: 'incomplete' })
    expect(await why(db, caseStudyTexts, key, 'en', tomorrow)).toBeNull()
  })

  test('that is a translation is seen once its page exists: its own text and an entry of each list', async ({ db }) => {
    expect(await why(db, faqTexts, 'contact', 'fr')).toBeNull()
    await publish(db, valueTexts, 'quality', 'ko')
    const page = { kind: aboutPageTexts, place: { key: 'about', language: 'ko' } }
    expect(await why(db, valueTexts, 'quality', 'ko')).toEqual({ because: 'waiting', ...page })
    await publish(db, aboutPageTexts, 'about', 'ko')
    expect(await why(db, valueTexts, 'quality', 'ko')).toBeNull()
    await publish(db, aboutPageTexts, 'about', 'fr')
    expect(await why(db, aboutPageTexts, 'about', 'fr')).toEqual({ because: 'no entry', kind: valueTexts })
  })

  test('that translates an entry is seen once the English one is published', async ({ db }) => {
    await publish(db, aboutPageTexts, 'about', 'fr')
    await publish(db, valueTexts, 'quality', 'fr')
    const { key } = await addEntry(db, valueTexts, 'Care', by)
    await publish(db, valueTexts, key, 'fr', { title: 'Soin', description: 'Avec soin.' })
    const english = { kind: valueTexts, place: { key, language: 'en' } }
    expect(await why(db, valueTexts, key, 'fr')).toEqual({ because: 'waiting', ...english })
  })
})
