// The legal texts of a language are signed off after one reading; each keeps its version, who and when. A changed text, or one
// that shows changed facts, needs it again.

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { legalLanguages, legalPages } from '#app/content/legal/pages.ts'
import { redirects } from '#app/content/redirects.ts'
import { type Company, readCompany } from '#app/features/texts/company/company.server.ts'
import { labelsIn, withFacts } from '#app/features/texts/missing-facts.ts'
import { logError } from '#app/process/log.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import type { LegalReadingInput } from './schema.ts'

const signedSchema = z.object({
  digest: z.string(),
  /** Older releases did not store it. */
  shown: z.string().optional(),
  version: z.string(),
  by: z.string(),
  at: z.number(),
})
const storedSchema = z.record(z.string(), signedSchema)
const key = 'legal-sign-offs'

export type LegalText = {
  path: string
  language: (typeof legalPages)[number]['language']
  title: string
  version: string
  /** Covers the whole text, so that a change without a new version is noticed too. */
  digest: string
  /** Covers the text with its tables and the facts that it shows. */
  shown: string
  /** The labels of the facts that the text still waits for. */
  missing: string[]
  signed: { by: string; at: number } | null
  /** The sign-off of an earlier text, or of other facts in it; null without one. */
  before: { version: string; by: string; isOfFacts: boolean } | null
}

/** Every legal text as it is now, with its sign-off. */
export async function readLegalTexts(db: Db | Trx, now: number): Promise<LegalText[]> {
  const [{ signed }, shown] = await Promise.all([readSignOffs(db), readTextsShown(db, now)])
  return shown.map((text) => {
    const last = signed[text.path]
    const isCurrent = isSigned(last, text)
    const isOfFacts = last?.digest === text.digest
    const before = last && !isCurrent ? { version: last.version, by: last.by, isOfFacts } : null
    return { ...text, signed: last && isCurrent ? last : null, before }
  })
}

type SignOff = z.output<typeof signedSchema>

const isSigned = (last: SignOff | undefined, { digest, shown }: Pick<LegalText, 'digest' | 'shown'>) =>
  last?.digest === digest && (last.shown === undefined || last.shown === shown)

const digestOf = (content: object) => createHash('sha256').update(JSON.stringify(content)).digest('base64url')

const texts = legalPages.map(({ path, language, document, words }) => ({
  path,
  language,
  title: document.title,
  version: document.version,
  digest: digestOf(document),
  whole: {
    document,
    tables: document.sections.flatMap(({ table }) => (table ? [words.heads[table], words[table]] : [])),
  },
}))

type TextShown = Omit<LegalText, 'signed' | 'before'>

let last: { facts: Company['inContent']; texts: TextShown[] } | undefined

/** The same array until a fact changes. */
async function readTextsShown(db: Db | Trx, now: number): Promise<TextShown[]> {
  const { inContent: facts } = await readCompany(db, now)
  if (last?.facts !== facts) {
    const shown = texts.map(({ whole, ...text }) => {
      const filled = withFacts(whole, facts[text.language])
      return { ...text, shown: digestOf(filled), missing: labelsIn(JSON.stringify(filled)) }
    })
    last = { facts, texts: shown }
  }
  return last.texts
}

async function readSignOffs(db: Db | Trx) {
  const { value, version } = await readSetting(db, key)
  const stored = storedSchema.safeParse(value)
  const entries = Object.entries(stored.success ? stored.data : {})
  // Older releases had other addresses.
  const signed = Object.fromEntries(entries.map(([path, signed]) => [redirects[path] ?? path, signed]))
  return { signed, version }
}

/** When the text of a page was signed off as it is now; null while it is not, or the database cannot be read. */
export async function signedOffAt(db: Db, path: string, now: number): Promise<number | null> {
  try {
    return (await readLegalTexts(db, now)).find((text) => text.path === path)?.signed?.at ?? null
  } catch (error) {
    logError(error, { reading: 'the sign-offs of legal texts' })
    return null
  }
}

/** What the reader of a language's texts has seen. */
const seenIn = (texts: readonly Pick<LegalText, 'shown'>[]) => texts.map(({ shown }) => shown).join(' ')

/** @property missing the number of facts that its texts still wait for */
export type Reading = { language: LegalText['language']; texts: readonly LegalText[]; shown: string; missing: number }

/** The texts of each language, which are read together. */
export const readingsOf = (texts: readonly LegalText[]): Reading[] =>
  legalLanguages.map(({ language }) => {
    const own = texts.filter((text) => text.language === language)
    const missing = new Set(own.flatMap((text) => text.missing)).size
    return { language, texts: own, shown: seenIn(own), missing }
  })

type Outcome = { ok: true } | { ok: false; reason: 'gone' | 'changed' }

/** Signs off those of a language that wait for it. @param shown of the texts that the page showed */
export const signLegalTexts = (db: Db, { language, shown }: LegalReadingInput, by: By): Promise<Outcome> =>
  db.transaction().execute(async (trx) => {
    const texts = (await readTextsShown(trx, by.now)).filter((text) => text.language === language)
    if (texts.length === 0) return { ok: false, reason: 'gone' }
    if (seenIn(texts) !== shown) return { ok: false, reason: 'changed' }
    const { signed, version } = await readSignOffs(trx)
    const waiting = texts.filter(({ path, digest, shown }) => !isSigned(signed[path], { digest, shown }))
    if (waiting.length === 0) return { ok: true }
    const entries = waiting.map(({ path, digest, shown, version }) => [
      path,
      { digest, shown, version, by: by.actor.name, at: by.now },
    ])
    if (!(await writeSetting(trx, key, { ...signed, ...Object.fromEntries(entries) }, version, by.now)))
      return { ok: false, reason: 'changed' }
    const named = waiting.map(({ path, version }) => `${path} ${version}`).join(', ')
    const detail = { language, text: named }
    await recordAudit(trx, { verb: 'legal-text-signed', kind: 'setting', reference: key, detail }, by)
    return { ok: true }
  })
