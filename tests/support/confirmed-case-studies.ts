import { readdirSync } from 'node:fs'
import { caseStudyTexts } from '#app/features/texts/kinds/case-studies.server.ts'
import { newestVersion } from '#app/features/texts/versions.server.ts'
import { returnToCode } from '#app/features/texts/write-texts.server.ts'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'

const slugs = readdirSync('app/content/texts/case-studies').map((file) => file.replace(/^\d+-|\.md$/g, ''))

/** Confirms the case studies of the code, which are withheld from visitors until staff do so. */
export async function confirmCaseStudies(db: Db, now: number) {
  const document = JSON.stringify({ confirmedBy: 'Ada Lovelace', confirmedOn: '2026-11-20' })
  for (const [at, key] of slugs.entries()) {
    const place = { kind: 'case-studies', key, language: 'en' as const, number: at + 1 }
    const saved = { saved_at: now, saved_by: 'Ada Lovelace' }
    const version = { ...place, action: 'published' as const, document, schema: 1, before: null, changed: '', ...saved }
    await db.insertInto('text_versions').values(version).execute()
    await db
      .insertInto('texts')
      .values({ ...place, state: 'live', live_from: null, live_until: null })
      .execute()
  }
}

/** As on a site just installed. */
export async function withdrawCaseStudies(db: Db, now: number) {
  for (const key of slugs) {
    const place = { key, language: 'en' as const }
    const { number } = await newestVersion(db, caseStudyTexts, place)
    const { ok } = await returnToCode(db, caseStudyTexts, place, number, { actor: theSite, now })
    if (!ok) throw new Error(`${key} was not withdrawn`)
  }
}
