// A text as its form begins with it, and its fields with what the site misses in them.
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { listChoices } from '#app/features/media/media.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { readName } from '#app/features/texts/company/company-name.server.ts'
import { isWritten, needsReview, ownFields, type TextKind, type TextPlace } from '#app/features/texts/define-texts.ts'
import { hasPreview } from '#app/features/texts/drafts/draft-links.server.ts'
import { listDraftLinks, previewed } from '#app/features/texts/drafts/give-draft-links.server.ts'
import { findKind } from '#app/features/texts/kinds.server.ts'
import { lacksFact, requiredFields } from '#app/features/texts/launch-checklist.server.ts'
import { withNameInBraces } from '#app/features/texts/names-in-braces.ts'
import { listOrder } from '#app/features/texts/order.server.ts'
import { withNamesOfSite } from '#app/features/texts/read-texts.server.ts'
import { savingSchema } from '#app/features/texts/saving.ts'
import { sectionsOf } from '#app/features/texts/sections.ts'
import { reviewedPaths } from '#app/features/texts/translations/reviewed-paths.server.ts'
import { findTranslation } from '#app/features/texts/translations/translations.server.ts'
import { findEdited, isDue, listTexts, statesNow } from '#app/features/texts/versions.server.ts'
import { wordsOfState } from '#app/features/texts/words.ts'
import { canUndo } from '#app/features/texts/write-texts.server.ts'
import { type Branch, valuesOf } from '#app/forms/document/document-values.ts'
import { type Field, type Fields, pictureIn } from '#app/forms/document/field-types.ts'
import type { StorePicture } from '#app/forms/document/read-document.server.ts'
import type { Option } from '#app/forms/fields/option.ts'
import type { FormValues, PictureChoices } from '#app/forms/form-state.ts'
import type { UploadedFile } from '#app/forms/read/body.server.ts'
import { colons } from '#app/languages/colons.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { logError } from '#app/process/log.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import type { Db } from '#db/schema.ts'
import { receivePicture } from '../blog/media/receive-picture.server.ts'
import { cameFrom, isBeside } from './paths.ts'
import { crumbsOf, textOf, titleIn } from './text-address.server.ts'

function fieldsIn({ params }: Pick<Asked, 'params'>) {
  const { kind, place } = textOf(params)
  return ownFields(kind, place.language)
}

/**
 * A typed name of the company follows its next change, but not where the law wants the name of that day.
 * @returns the text as it is saved, and whether that is in other words than it was typed in
 */
export async function namedDocument({ ownName = [] }: TextKind, typed: Branch, now: number) {
  const kept = Object.entries(typed).filter(([name]) => ownName.includes(name))
  const document: Branch = { ...withNameInBraces(typed, (await readName(db, now)).name), ...Object.fromEntries(kept) }
  return { document, isNamed: JSON.stringify(document) !== JSON.stringify(typed) }
}

/** For the preview of Markdown, with the names in braces filled in. */
const partsOf = async (text: string) => sectionsOf((await withNamesOfSite(db, { text }, Date.now())).text)

export async function editedText({ request, context, params, staff: { role, timeZone }, now, language }: Asked) {
  const { kind, place } = textOf(params)
  const edited = await findEdited(db, kind, place)
  if (!edited) return null
  const { document, version, isMisfit } = edited
  const isFramed = isBeside(request.url)
  if (isFramed) context.isFramed = true
  const title = titleIn(language, kind, edited.title)
  const states = statesNow(edited, now)
  const { draft, live, planned } = states
  const isTranslation = needsReview(kind, place.language)
  const isOwn = !live?.document
  const entry = kind.list && (await listOrder(db, kind)).find(({ key }) => key === place.key)
  const review = await findTranslation(db, kind, place, now)
  const canPreview = can(role, 'texts.edit') && hasPreview(kind, place) && (isTranslation || previewed(states) !== null)
  const own = ownFields(kind, place.language)
  const values = valuesOf(own, document)
  const [entries, pictures] = await Promise.all([
    entriesFor(own, now),
    pictureIn(own) === undefined ? undefined : listPictures(null, ''),
  ])
  return {
    kind: kind.kind,
    place,
    title,
    heading: `${title}${colons[language]} ${sayIn(language)(languageNames[place.language])}`,
    pageTitle: title,
    above: crumbsOf(kind),
    from: cameFrom(request.url),
    isBeside: isFramed,
    languages: kind.languages,
    onSite: await addressOf(db, kind, place, now),
    fields: withChoices(withRequired(kind, place, values), entries, pictures),
    values: { ...values, version: String(version) },
    version,
    isMisfit,
    states: wordsOfState({
      isHidden: entry?.state === 'hidden',
      isPublished: !isWritten(kind, place) || !isOwn || (planned !== undefined && isDue(planned, now)),
      hasDraft: draft !== undefined,
      isPlanned: planned !== undefined && !isDue(planned, now),
    }),
    isTranslation,
    isWritten: isWritten(kind, place),
    isBehind: review?.isBehind || review?.state === 'stale',
    canPreview,
    previewLinks: canPreview ? await listDraftLinks(db, kind, place, states, now) : [],
    isOwn,
    planned: planned ? { from: planned.from, until: planned.until, isShown: isDue(planned, now) } : null,
    canUndo: planned !== undefined || (live !== undefined && canUndo(live)),
    timeZone,
    mayEdit: can(role, 'texts.edit'),
    mayPublish: can(role, 'texts.publish'),
  }
}

/** The page that shows the text: in its language, if visitors have it there. */
export async function addressOf(db: Db, kind: TextKind, { key, language }: TextPlace, now: number) {
  return hrefIn(language, kind.path(key), await reviewedPaths(db, language, now))
}

/** Marks the fields that a launch waits for, and those of them in which it misses something. */
const withRequired = (kind: TextKind, place: TextPlace, values: FormValues): Fields => {
  const lacks = (name: string) => lacksFact(kind, place, name, String(values[name] ?? ''))
  return marked(ownFields(kind, place.language), { names: requiredFields(kind, place), lacks }, '')
}

type Required = { names: readonly string[]; lacks: (name: string) => boolean }

const marked = (fields: Fields, required: Required, path: string): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, markedField(field, required, path + name)]))

function markedField(field: Field, required: Required, name: string): Field {
  if (field.is === 'group') return { ...field, fields: marked(field.fields, required, `${name}.`) }
  if (field.is === 'rows' || !required.names.includes(name)) return field
  return { ...field, atLaunch: required.lacks(name) ? 'missing' : 'known' }
}

type Entries = ReadonlyMap<string, readonly Option[]>

/** The newest pictures of the media library, or those from a place in it, with these words or all. */
async function listPictures(from: string | null, search: string): Promise<PictureChoices> {
  const { pictures, next } = await listChoices(
    db,
    { search },
    from && /^\d{1,15}$/.test(from) ? [Number(from)] : undefined,
  )
  return { pictures, next: next === null ? null : String(next[0]) }
}

async function storePicture(asked: Asked, file: UploadedFile | null, alt: string): ReturnType<StorePicture> {
  try {
    const stored = await receivePicture({ ...asked, file, fields: new URLSearchParams({ alt }) })
    return stored.ok ? { src: stored.item.src } : stored
  } catch (error) {
    if (error instanceof Response) throw error
    logError(error, { form: 'picture' })
    return { problem: 'We couldn’t upload the picture. Please try again.' }
  }
}

/** Reads the data of a text’s form. */
export const textDocument = { fieldsIn, also: savingSchema, partsOf, listPictures, storePicture }

/** The entries of each kind that a field refers to, for its choices. */
async function entriesFor(fields: Fields, now: number): Promise<Entries> {
  const kinds = [...new Set(refsIn(fields))].flatMap((name) => findKind(name) ?? [])
  const listed = kinds.map(async (kind) => {
    const entries = await listTexts(db, kind, now)
    return [kind.kind, entries.map(({ key, title }) => ({ value: key, label: title, isTyped: true as const }))] as const
  })
  return new Map(await Promise.all(listed))
}

const refsIn = (fields: Fields): string[] => Object.values(fields).flatMap(refsInField)

function refsInField(field: Field): string[] {
  if (field.is === 'group') return refsIn(field.fields)
  if (field.is === 'rows') return refsInField(field.item)
  return field.of ? [field.of] : []
}

const withChoices = (fields: Fields, entries: Entries, pictures: PictureChoices | undefined): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withChoicesIn(field, entries, pictures)]))

function withChoicesIn<F extends Field>(field: F, entries: Entries, pictures: PictureChoices | undefined): F {
  if (field.is === 'group') return { ...field, fields: withChoices(field.fields, entries, pictures) }
  if (field.is === 'rows') return { ...field, item: withChoicesIn(field.item, entries, pictures) }
  if (field.is === 'picture') return { ...field, pictures }
  return field.of ? { ...field, options: entries.get(field.of) ?? [] } : field
}
