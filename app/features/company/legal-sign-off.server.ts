// Each legal text is signed off by itself: its version, who and when. A changed text needs it again.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { legalPages } from '#app/content/legal/pages.ts'
import { logError } from '#app/process/log.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import { readSetting, writeSetting } from '#db/settings.ts'

const signedSchema = z.object({ digest: z.string(), version: z.string(), by: z.string(), at: z.number() })
const storedSchema = z.record(z.string(), signedSchema)
const key = 'legal-sign-offs'

export type LegalText = {
  path: string
  language: (typeof legalPages)[number]['language']
  title: string
  version: string
  /** Covers the whole text, so that a change without a new version is noticed too. */
  digest: string
  signed: { by: string; at: number } | null
  /** The sign-off of an earlier text; null without one. */
  before: { version: string; by: string } | null
}

/** Every legal text as it is now, with its sign-off. */
export async function readLegalTexts(db: Db | Trx): Promise<LegalText[]> {
  const { signed } = await readSignOffs(db)
  return texts.map((text) => {
    const last = signed[text.path]
    const isCurrent = last?.digest === text.digest
    return { ...text, signed: last && isCurrent ? last : null, before: last && !isCurrent ? last : null }
  })
}

const texts = legalPages.map(({ path, language, document }) => ({
  path,
  language,
  title: document.title,
  version: document.version,
  digest: createHash('sha256').update(JSON.stringify(document)).digest('base64url'),
}))

async function readSignOffs(db: Db | Trx) {
  const { value, version } = await readSetting(db, key)
  const stored = storedSchema.safeParse(value)
  return { signed: stored.success ? stored.data : {}, version }
}

/** When the text of a page was signed off as it is now; null while it is not, or the database cannot be read. */
export async function signedOffAt(db: Db, path: string): Promise<number | null> {
  try {
    return (await readLegalTexts(db)).find((text) => text.path === path)?.signed?.at ?? null
  } catch (error) {
    logError(error, { reading: 'the sign-offs of legal texts' })
    return null
  }
}

type Outcome = { ok: true } | { ok: false; reason: 'gone' | 'changed' }

/** @param digest of the text that the page showed */
export const signLegalText = (db: Db, { path, digest }: Pick<LegalText, 'path' | 'digest'>, by: By): Promise<Outcome> =>
  db.transaction().execute(async (trx) => {
    const text = texts.find((one) => one.path === path)
    if (!text) return { ok: false, reason: 'gone' }
    if (text.digest !== digest) return { ok: false, reason: 'changed' }
    const { signed, version } = await readSignOffs(trx)
    if (signed[path]?.digest === digest) return { ok: true }
    const entry = { digest, version: text.version, by: by.actor.name, at: by.now }
    if (!(await writeSetting(trx, key, { ...signed, [path]: entry }, version, by.now)))
      return { ok: false, reason: 'changed' }
    const detail = { text: path, version: text.version }
    await recordAudit(trx, { verb: 'legal-text-signed', kind: 'setting', reference: key, detail }, by)
    return { ok: true }
  })
