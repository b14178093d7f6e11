// What a page shows in place of what is published: the draft of a signed link, all translations of a language, or, for staff who
// edit the page, every draft and translation with marks. The page passes it to what it reads; everybody else reads the database.
import type { Branch } from '#app/forms/document/document-values.ts'
import { isFormSent, oncePerRequest } from '#app/http/edge/per-request.server.ts'
import { logError } from '#app/process/log.server.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { codeText, needsReview, type TextKind, type TextPlace } from '../define-texts.ts'
import { editing } from '../editing.server.ts'
import type { KindTexts, Preview } from '../edition.server.ts'
import { findKind } from '../kinds.server.ts'
import { entriesOf } from '../order.server.ts'
import { currentDocument, documentForPages, nameOf } from '../read-texts.server.ts'
import { statesOf } from '../versions.server.ts'
import { draftOf, isLinkOpen, readLink, translationsOf } from './draft-links.server.ts'

/** Where the page that is asked for reads its texts. */
export async function textSource(db: Db, request: Request): Promise<Db | Preview> {
  if (!request.url.includes('?')) return db
  return (await oncePerRequest(db, 'preview', () => findPreview(db, request))) ?? db
}

async function findPreview(db: Db, request: Request): Promise<Preview | null> {
  const made = new Map<string, unknown>()
  const edits = await editing(db, request)
  if (edits) {
    return { db, made, edits, changed: (kind, texts, now) => withDrafts(db, kind, texts, kind.languages, now) }
  }
  // An answer to a form shows what is published.
  const link = isFormSent() ? null : readLink(request.url, Date.now())
  if (!link) return null
  try {
    if (!(await isLinkOpen(db, link.id))) return null
    const language = translationsOf(link)
    if (!language) return await findDraft(db, link)
    const changed: Preview['changed'] = async (kind, texts, now) =>
      needsReview(kind, language) ? withDrafts(db, kind, texts, [language], now) : texts
    return { db, made, translations: { language, id: link.id }, changed }
  } catch (error) {
    logError(error, { reading: 'a draft' })
    return null
  }
}

/** Null where the version of the link is no longer a draft or planned. */
async function findDraft(db: Db, link: NonNullable<ReturnType<typeof readLink>>): Promise<Preview | null> {
  const kind = findKind(link.kind)
  const place = kind && draftOf(link, kind)
  if (!place) return null
  const { draft, planned } = await statesOf(db, kind, place)
  const linked = [draft, planned].find((one) => one?.number === link.number)
  const document = linked && documentForPages(kind, place, linked)
  if (!document) return null
  const live = { document, from: null, until: null }
  const changed: Preview['changed'] = async ({ kind: name }, texts) =>
    name === kind.kind
      ? {
          ...texts,
          texts: new Map(texts.texts).set(nameOf(place), { live }),
          order: texts.order.map((line) =>
            line.key === place.key && line.state === 'hidden' ? { ...line, state: 'shown' as const } : line,
          ),
        }
      : texts
  return { db, made: new Map(), draft: { kind: kind.kind, key: place.key }, changed }
}

/** The texts as a preview shows them: drafts in place of what is published, and translations that are not published yet. */
async function withDrafts(
  db: Db,
  kind: TextKind,
  published: KindTexts,
  languages: readonly Language[],
  now: number,
): Promise<KindTexts> {
  const keys = kind.list ? entriesOf(kind, published.order).map(({ key }) => key) : kind.keys
  const texts = new Map(published.texts)
  const put = (place: TextPlace, document: Branch | null | undefined) =>
    document && texts.set(nameOf(place), { live: { document, from: null, until: null } })
  for (const language of languages.filter((one) => needsReview(kind, one))) {
    for (const key of keys) {
      const place = { key, language }
      if (!currentDocument({ loaded: published, now }, place) && kind.translation?.(key, language))
        put(place, codeText(kind, place))
    }
  }
  const drafts = await db
    .selectFrom('texts')
    .innerJoin('text_versions', (join) =>
      join.onRef('text_versions.kind', '=', 'texts.kind').onRef('text_versions.number', '=', 'texts.number'),
    )
    .select(['texts.key', 'texts.language', 'text_versions.document', 'text_versions.schema'])
    .where('texts.kind', '=', kind.kind)
    .where('texts.state', '=', 'draft')
    .where('texts.language', 'in', languages)
    .execute()
  for (const draft of drafts) put(draft, documentForPages(kind, draft, draft))
  return { ...published, texts }
}
