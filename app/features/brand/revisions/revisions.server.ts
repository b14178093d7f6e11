// The saved versions of the board. A version never changes; the site uses the highest.

import { mailLookOf } from '#app/features/brand/mail/letterhead-mail.ts'
import { writingTexts } from '#app/features/texts/edition.server.ts'
import type { Texts } from '#app/features/versions/compare-texts.ts'
import { findVersion, newestVersion, type Version } from '#app/features/versions/versions.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import { defaultAssets } from '../defaults.ts'
import { type BrandPart, brandParts, changedParts } from '../parts.ts'
import { type BrandAssets, brandSchema } from '../schema.ts'
import type { NotificationKind } from '../words.ts'

export type SavedBrand = {
  assets: BrandAssets
  /** 0 until something is saved. */
  version: number
  savedAt: number | null
  savedBy: string | null
}

/** Named by part and field. */
export const brandVersions = (db: Db | Trx) => ({
  db,
  rows: db
    .selectFrom('brand_revisions')
    .select((e) => [
      ...(['version as id', 'version as number', 'saved_at as at', 'saved_by as by'] as const),
      ...(['assets', 'changed', 'restored_from'] as const),
      e.case().when('restored_from', 'is', null).then('saved').else('restored').end().as('kind'),
    ]),
  textsOf: ({ assets }: Version & { assets: string }) => textsOf(read(assets)),
  begun: () => textsOf(defaultAssets),
})

export const textsOf = (assets: BrandAssets): Texts =>
  Object.fromEntries(
    brandParts.flatMap((part) =>
      Object.entries(assets[part]).map(([name, value]) => [`${part} ${name}`, String(value)]),
    ),
  )

export const partsIn = (changed: string) => brandParts.filter((part) => changed.split(' ').includes(part))

const nothingSaved: SavedBrand = { assets: defaultAssets, version: 0, savedAt: null, savedBy: null }

export async function readBrand(db: Db | Trx): Promise<SavedBrand> {
  const newest = await newestVersion(brandVersions(db))
  if (!newest) return nothingSaved
  return { assets: read(newest.assets), version: newest.number, savedAt: newest.at, savedBy: newest.by }
}

/** The assets of a version; 0 is the site's own. Null for an unknown version. */
export async function findAssets(db: Db | Trx, version: number): Promise<BrandAssets | null> {
  if (version === 0) return defaultAssets
  const found = await findVersion(brandVersions(db), version)
  return found && read(found.assets)
}

/** The newest version that changed a part, as the audit log names it. */
export async function lastChangeOf(db: Db, part: BrandPart) {
  const { max } = db.fn
  const last = db.selectFrom('brand_revisions').select(max('version').as('version'))
  const { version } = await last.where('changed', 'like', `%${part}%`).executeTakeFirstOrThrow()
  return { kind: 'brand', reference: `version ${version ?? 0}` } as const
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

export const recordNotificationTest = (db: Db, kind: NotificationKind, by: By) =>
  db
    .transaction()
    .execute((trx) => recordAudit(trx, { verb: 'notification-tested', kind: 'brand', detail: { kind } }, by))
