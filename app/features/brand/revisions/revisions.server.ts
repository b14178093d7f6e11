// The saved versions of the board. A version never changes; the site uses the highest.

import { writingTexts } from '#app/features/texts/newest.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import { defaultAssets } from '../defaults.ts'
import { mailLookOf } from '../mail/mail-look.ts'
import { type BrandPart, brandParts, changedParts } from '../parts.ts'
import { type BrandAssets, brandSchema } from '../schema.ts'

export type SavedBrand = {
  assets: BrandAssets
  /** 0 until something is saved. */
  version: number
  savedAt: number | null
  savedBy: string | null
}

export type Revision = {
  version: number
  changed: BrandPart[]
  restoredFrom: number | null
  savedAt: number
  savedBy: string
}

const nothingSaved: SavedBrand = { assets: defaultAssets, version: 0, savedAt: null, savedBy: null }

export async function readBrand(db: Db | Trx): Promise<SavedBrand> {
  const row = await db.selectFrom('brand_revisions').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst()
  if (!row) return nothingSaved
  return { assets: read(row.assets), version: row.version, savedAt: row.saved_at, savedBy: row.saved_by }
}

/** The assets of a version; 0 is the site's own. Null for an unknown version. */
export async function findAssets(db: Db | Trx, version: number): Promise<BrandAssets | null> {
  if (version === 0) return defaultAssets
  const row = await db.selectFrom('brand_revisions').select('assets').where('version', '=', version).executeTakeFirst()
  return row ? read(row.assets) : null
}

/** Newest first, before the given version. `next` is the version at which the next page starts. */
export async function listRevisions(
  db: Db,
  before: number | null,
  size = 25,
): Promise<{ revisions: Revision[]; next: number | null }> {
  const rows = await db
    .selectFrom('brand_revisions')
    .select(['version', 'changed', 'restored_from', 'saved_at', 'saved_by'])
    .$if(before !== null, (query) => query.where('version', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(size + 1)
    .execute()
  const revisions = rows.slice(0, size).map(
    (row): Revision => ({
      version: row.version,
      changed: brandParts.filter((part) => row.changed.split(' ').includes(part)),
      restoredFrom: row.restored_from,
      savedAt: row.saved_at,
      savedBy: row.saved_by,
    }),
  )
  return { revisions, next: rows.length > size ? (revisions.at(-1)?.version ?? null) : null }
}

type Change = { part: BrandPart; value: unknown; version: number }
type Outcome = 'saved' | 'unchanged' | 'conflict'

/**
 * Saves one part. Other people's changes to other parts since that version stay; changes to this part are a conflict.
 * @param version the version that the form was drawn from
 */
export function savePart(db: Db, { part, value, version }: Change, by: By): Promise<Outcome> {
  return saving(db, async (trx) => {
    const current = await readBrand(trx)
    const seen = await findAssets(trx, version)
    if (!seen || changedParts(seen, current.assets).includes(part)) return 'conflict'
    const assets = brandSchema.parse({ ...current.assets, [part]: value })
    return addRevision(trx, { current, assets, verb: 'brand-saved', restoredFrom: null }, by)
  })
}

/** Restores an earlier version's assets as a new version. @param version the newest version that the page showed */
export function restoreRevision(db: Db, restored: number, version: number, by: By): Promise<Outcome | 'gone'> {
  return saving(db, async (trx) => {
    const current = await readBrand(trx)
    if (current.version !== version) return 'conflict'
    const assets = await findAssets(trx, restored)
    if (!assets) return 'gone'
    return addRevision(trx, { current, assets, verb: 'brand-restored', restoredFrom: restored }, by)
  })
}

type NewRevision = {
  current: SavedBrand
  assets: BrandAssets
  verb: 'brand-saved' | 'brand-restored'
  restoredFrom: number | null
}

async function addRevision(trx: Trx, revision: NewRevision, by: By): Promise<Outcome> {
  const { current, assets, verb, restoredFrom } = revision
  const changed = changedParts(current.assets, assets)
  if (changed.length === 0) return 'unchanged'
  const version = current.version + 1
  await trx
    .insertInto('brand_revisions')
    .values({
      version,
      assets: JSON.stringify(assets),
      mail_look: JSON.stringify(mailLookOf(assets)),
      changed: changed.join(' '),
      restored_from: restoredFrom,
      saved_at: by.now,
      saved_by: by.actor.name,
    })
    .execute()
  const detail = { changed: changed.join(', '), ...(restoredFrom === null ? {} : { 'from version': restoredFrom }) }
  await recordAudit(trx, { verb, kind: 'brand', reference: `version ${version}`, detail }, by)
  return 'saved'
}

const saving = <T>(db: Db, work: (trx: Trx) => Promise<T>) =>
  writingTexts(db, async (trx) => {
    await takeAdvisoryLock(trx, 'brand revisions')
    return work(trx)
  })

/** Texts were checked when they were saved; a field added by a later release gets the site's own value. */
function read(stored: string): BrandAssets {
  const saved: Partial<BrandAssets> = JSON.parse(stored)
  const whole = Object.fromEntries(brandParts.map((part) => [part, { ...defaultAssets[part], ...saved[part] }]))
  const checked = brandSchema.safeParse(whole)
  return checked.success ? checked.data : defaultAssets
}
