// Saves, publishes and takes back texts. Versions are only added; the table `texts` says which is the draft, live or planned.
import { createHash } from 'node:crypto'
import { findVersion } from '#app/features/versions/versions.server.ts'
import { type Branch, changedNames } from '#app/forms/document/document-values.ts'
import { fieldLabel } from '#app/forms/document/label-in.server.ts'
import type { Errors } from '#app/forms/form-state.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import type { TextAction, TextState } from '#db/tables/texts.ts'
import { isWritten, needsReview, ownFields, ownSeed, type TextKind, type TextPlace } from './define-texts.ts'
import { newestNumberIn, writingTexts } from './edition.server.ts'
import { hasEntry } from './order.server.ts'
import { parseStored } from './parse-stored.ts'
import { missingPictures } from './pictures.server.ts'
import { documentErrors } from './rules/document-errors.server.ts'
import type { Publishing } from './saving.ts'
import {
  findConflict,
  isDue,
  newestVersion,
  type States,
  type StoredVersion,
  sourceOf,
  statesNow,
  statesOf,
  textVersions,
} from './versions.server.ts'
import { actionLabels } from './words.ts'

type Refused<Reason> = { ok: false; reason: Reason }
/** @property planned the time from which another text, scheduled before, replaces what was saved; null without one */
type Saved =
  | { ok: true; planned: number | null }
  | Refused<'changed' | 'gone' | 'planned'>
  | { ok: false; errors: Errors }
/** `picture`: the earlier text shows one that was deleted meanwhile. */
type Undone = { ok: true } | Refused<'changed' | 'gone' | 'picture'>

/** `waiting`: a plan was called off before its time; `shown`: while the site showed it. */
type TakenBack = { ok: true; took?: 'publication' | 'waiting' | 'shown' } | Exclude<Undone, { ok: true }>

/**
 * @param version the one that the change was made to
 * @param digest of the text that a translation was compared with
 * @param language of the errors
 */
type Input = { document: Branch; version: number; publish: Publishing; digest?: string; language?: Language }

type Work = { trx: Trx; kind: TextKind; place: TextPlace; by: By }

/**
 * A change to an older version is refused as a conflict, and its text is kept as a version too. A text that says what the
 * newest says already is none: a form that is sent twice succeeds twice.
 */
export const saveText = (db: Db, kind: TextKind, place: TextPlace, input: Input, by: By): Promise<Saved> =>
  writing(db, kind, place, by, async (work): Promise<Saved> => {
    const newest = await newestVersion(work.trx, kind, place)
    const document = JSON.stringify(input.document)
    const states = await settlePlanned(work)
    const begun = states.draft ?? newest
    const changed = changedSince(work, begun, input.document)
    if (newest.number !== input.version && changed.length > 0) {
      await keepConflict(work, document, changed)
      return { ok: false, reason: 'changed' }
    }
    const errors = await documentErrors(work.trx, kind, place, input.document, by.now, input.language)
    if (errors) return { ok: false, errors }
    const { publish } = input
    if (publish.at === 'planned' && states.planned && isDue(states.planned, by.now))
      return { ok: false, reason: 'planned' }
    const target: TextState = publish.at === 'now' ? 'live' : publish.at
    const planned = publish.at === 'planned' || !states.planned ? null : waitsUntil(states.planned, by.now)
    const source = await followedSource(work)
    if (input.digest !== undefined && input.digest !== sourceDigest(source ?? ''))
      return { ok: false, reason: 'changed' }
    const follows = source === null || source === (states[target]?.source ?? (target === 'draft' ? source : null))
    if (changed.length === 0 && follows && isDone(states, begun, publish, by.now)) return { ok: true, planned }
    const action = ({ draft: 'saved', now: 'published', planned: 'planned' } as const)[publish.at]
    const number = await addVersion(work, action, { document, schema: kind.version, source }, changed)
    await putState(work, target, number, publish.at === 'planned' ? publish : undefined)
    if (publish.at !== 'draft') await removeState(work, 'draft')
    if (publish.at === 'now' && states.planned && isDue(states.planned, by.now)) await removeState(work, 'planned')
    return { ok: true, planned }
  })

export const sourceDigest = (source: string): string => createHash('sha256').update(source).digest('base64url')

/**
 * The text that a translation follows, kept with it: a draft was written from it, and publishing is the sign-off against
 * it. Null where nothing is to be reviewed.
 */
const followedSource = async ({ trx, kind, place, by }: Work): Promise<string | null> =>
  needsReview(kind, place.language) ? JSON.stringify(await sourceOf(trx, kind, place, by.now)) : null

/** The refused text stays among the versions, once however often it is sent. */
async function keepConflict(work: Work, document: string, changed: readonly string[]) {
  const { trx, kind, place } = work
  const kept = await findConflict(trx, kind, place, document)
  if (!kept) await addVersion(work, 'conflict', { document, schema: kind.version, source: null }, changed)
}

/** Makes an earlier version live again, as it was stored. @param version the newest when it was decided */
export const restoreText = (
  db: Db,
  kind: TextKind,
  place: TextPlace,
  { number, version }: { number: number; version: number },
  by: By,
): Promise<Undone> =>
  writing(db, kind, place, by, async (work): Promise<Undone> => {
    const restored = await findVersion(textVersions(work.trx, kind, place), number)
    if (!restored) return { ok: false, reason: 'gone' }
    return putBack(work, 'restored', version, restored)
  })

/** Makes the text before the last publishing live again; where a text is planned, only removes the plan. A draft stays. */
export const undoPublish = (db: Db, kind: TextKind, place: TextPlace, version: number, by: By): Promise<TakenBack> =>
  writing(db, kind, place, by, async (work): Promise<TakenBack> => {
    const { live, planned } = await settlePlanned(work)
    if (planned) {
      const cancelled = await putBack(work, 'cancelled', version, live ?? null)
      return cancelled.ok ? { ok: true, took: isDue(planned, by.now) ? 'shown' : 'waiting' } : cancelled
    }
    if (!live || !canUndo(live)) return { ok: false, reason: 'gone' }
    const before = live.before === null ? null : await findVersion(textVersions(work.trx, kind, place), live.before)
    const undone = await putBack(work, 'undone', version, before)
    return undone.ok ? { ok: true, took: 'publication' } : undone
  })

/**
 * Makes the code's text live again. The draft and the plan are removed, and stay among the versions. A translation is taken
 * offline: its words become the draft.
 */
export const returnToCode = (db: Db, kind: TextKind, place: TextPlace, version: number, by: By): Promise<Undone> =>
  writing(db, kind, place, by, (work) => putBack(work, 'returned', version, null))

export const canUndo = ({ before, document }: Pick<StoredVersion, 'before' | 'document'>) =>
  before !== null || document !== null

async function putBack(
  work: Work,
  action: TextAction,
  version: number,
  earlier: StoredVersion | null,
): Promise<Undone> {
  const { trx, kind, place } = work
  const newest = await newestVersion(trx, kind, place)
  if (newest.number !== version) return { ok: false, reason: 'changed' }
  const { document: stored = null, schema = kind.version, source = null } = earlier ?? {}
  const content = { document: stored, schema, source }
  const document = parseStored(kind, place, content) ?? {}
  if (await missingPictures(trx, kind, place, document)) return { ok: false, reason: 'picture' }
  const changed = changedSince(work, newest, document)
  const isUndo = action === 'undone' || action === 'cancelled'
  const number = await addVersion(work, action, content, changed, isUndo ? (earlier?.before ?? null) : undefined)
  const { live, draft } = await statesOf(trx, kind, place)
  await putState(work, 'live', number)
  if (action === 'returned' && isWritten(kind, place)) {
    if (live && !draft) await putState(work, 'draft', live.number)
  } else if (!isUndo) await removeState(work, 'draft')
  await removeState(work, 'planned')
  return { ok: true }
}

/** An entry that was removed from its list meanwhile is gone. */
const writing = <Outcome extends Saved | Undone>(
  db: Db,
  kind: TextKind,
  place: TextPlace,
  by: By,
  work: (work: Work) => Promise<Outcome>,
): Promise<Outcome | Refused<'gone'>> =>
  writingTexts(db, async (trx) => {
    await takeAdvisoryLock(trx, `texts ${kind.kind}`)
    if (!(await hasEntry(trx, kind, place.key))) return { ok: false, reason: 'gone' }
    return work({ trx, kind, place, by })
  })

/** Stores what counts now: a plan without an end as the live text once it is due, and one that has ended no longer. */
async function settlePlanned(work: Work): Promise<States> {
  const stored = await statesOf(work.trx, work.kind, work.place)
  const states = statesNow(stored, work.by.now)
  if (!stored.planned || states.planned) return states
  if (states.live && states.live !== stored.live) await putState(work, 'live', states.live.number)
  await removeState(work, 'planned')
  return states
}

/** True for an unchanged text that stands already where it is to stand. */
function isDone({ live, draft, planned }: States, { number }: { number: number }, publish: Publishing, now: number) {
  if (publish.at === 'draft') return true
  if (draft) return false
  if (publish.at !== 'planned') return !(planned && isDue(planned, now)) && (live?.number ?? 0) === number
  return planned?.number === number && planned.from === publish.from && planned.until === publish.until
}

const waitsUntil = ({ from }: { from: number | null }, now: number) => (from !== null && from > now ? from : null)

function changedSince({ kind, place }: Work, newest: Pick<StoredVersion, 'document' | 'schema'>, document: Branch) {
  const before = parseStored(kind, place, newest) ?? ownSeed(kind, place)
  return changedNames(ownFields(kind, place.language), before, document)
}

type Content = Pick<StoredVersion, 'document' | 'schema' | 'source'>

/** @param before what was live, where it is not what is live now */
async function addVersion(
  { trx, kind, place, by: { actor, now } }: Work,
  action: TextAction,
  { document, schema, source }: Content,
  changed: readonly string[],
  before?: number | null,
): Promise<number> {
  const number = (await newestNumberIn(trx, kind.kind)) + 1
  const { live } = await statesOf(trx, kind, place)
  await trx
    .insertInto('text_versions')
    .values({
      kind: kind.kind,
      number,
      ...placeOf(place),
      action,
      document,
      schema,
      source,
      before: before === undefined ? (live?.number ?? null) : before,
      changed: changed.join(' '),
      saved_at: now,
      saved_by: actor.name,
    })
    .execute()
  const entry = { verb: `text-${action}`, kind: 'text', reference: referenceOf(kind, place) } as const
  await recordAudit(trx, { ...entry, detail: { version: number, fields: inFew(changed) } }, { actor, now })
  return number
}

const placeOf = ({ key, language }: TextPlace) => ({ key, language })

const savedVerbs = [
  ...['text-saved', 'text-published', 'text-planned', 'text-cancelled'],
  ...['text-restored', 'text-undone', 'text-returned'],
]

/** A text and its changes, as the audit log names them. */
export const auditedText = ({ kind, place }: { kind: TextKind; place: TextPlace }, language: Language = 'en') => ({
  kind: 'text' as const,
  reference: referenceOf(kind, place),
  verbs: savedVerbs,
  inWords: ({ verb, detail }: { verb: string; detail: Record<string, unknown> }) => {
    const changed = String(detail.fields ?? 'none').split(', ')
    const labels = changed.map((name) => fieldLabel(language, kind.fields, name)).join(', ')
    const action = sayIn(language)(actionLabels[verb.replace('text-', '') as TextAction])
    return labels === 'none' ? action : `${action} (${labels})`
  },
})

const referenceOf = ({ kind }: TextKind, { key, language }: TextPlace) => `${kind}/${key}/${language}`

const most = 12

const inFew = (names: readonly string[]) =>
  [...names.slice(0, most), ...(names.length > most ? [`${names.length - most} more`] : [])].join(', ') || 'none'

async function putState(
  { trx, kind, place }: Work,
  state: TextState,
  number: number,
  { from, until }: { from: number | null; until: number | null } = { from: null, until: null },
) {
  const row = { number, live_from: from, live_until: until }
  await trx
    .insertInto('texts')
    .values({ kind: kind.kind, ...placeOf(place), state, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'key', 'language', 'state']).doUpdateSet(row))
    .execute()
}

async function removeState({ trx, kind, place }: Work, state: TextState) {
  await trx
    .deleteFrom('texts')
    .where('kind', '=', kind.kind)
    .where('key', '=', place.key)
    .where('language', '=', place.language)
    .where('state', '=', state)
    .execute()
}
