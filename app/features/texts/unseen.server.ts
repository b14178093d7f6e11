// Why visitors do not see a text that is published, by what the readers of its page need.
import type { Db } from '#db/schema.ts'
import type { TextKind, TextPlace } from './define-texts.ts'
import { listOrder } from './order.server.ts'
import { publicKeys, readTexts } from './read-texts.server.ts'
import { reviewedPageAt } from './translations/reviewed-paths.server.ts'
import { pageOf } from './translations/translations.server.ts'

type Unseen =
  | { because: 'hidden' }
  /** The names of its empty fields. */
  | { because: 'incomplete'; lacks: readonly string[] }
  /** Another text is to be published, or signed off, before this one has a page. */
  | { because: 'waiting'; kind: TextKind; place: TextPlace }
  /** No entry of a list that its page needs is signed off. */
  | { because: 'no entry'; kind: TextKind }

/** Null for a text that visitors see at that time. @param place of a text that is published then */
export async function whyUnseen(db: Db, kind: TextKind, place: TextPlace, at: number): Promise<Unseen | null> {
  const { key, language } = place
  const english = { key, language: kind.languages[0] }
  if (!(await publicKeys(db, kind, at, language)).includes(key)) {
    const isHidden = (await listOrder(db, kind)).some((entry) => entry.key === key && entry.state === 'hidden')
    return isHidden ? { because: 'hidden' } : { because: 'waiting', kind, place: english }
  }
  const lacks = kind.list?.withheld?.lacks((await readTexts(db, kind, at))(key, english.language)) ?? []
  if (lacks.length > 0) return { because: 'incomplete', lacks }
  return language === english.language ? null : whatWaits(db, pageOf(kind, place), language, at)
}

/** The page exists in the language once its own text and an entry of each of its lists are signed off. */
async function whatWaits(db: Db, path: string, language: TextPlace['language'], at: number): Promise<Unseen | null> {
  const { text, lists = [] } = reviewedPageAt(path) ?? {}
  for (const kind of text ? [text, ...lists] : []) {
    if ((await publicKeys(db, kind, at, language)).length > 0) continue
    return kind.list
      ? { because: 'no entry', kind }
      : { because: 'waiting', kind, place: { key: kind.keys[0] ?? '', language } }
  }
  return null
}
