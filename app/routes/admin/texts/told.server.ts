// What is said of a text that was published: that visitors see it, or what is still missing, and where that is mended.
import { closedLanguages } from '#app/features/company/company-settings.server.ts'
import { needsReview, type TextKind, type TextPlace } from '#app/features/texts/define-texts.ts'
import { reviewedPaths, textOfPath } from '#app/features/texts/translations/reviewed-paths.server.ts'
import { findTranslation } from '#app/features/texts/translations/translations.server.ts'
import { whyUnseen } from '#app/features/texts/unseen.server.ts'
import { textTitle } from '#app/features/texts/versions.server.ts'
import { textWords } from '#app/features/texts/words.ts'
import { fieldLabel } from '#app/forms/document/label-in.server.ts'
import { addressIn } from '#app/languages/pages.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import type { Undo, WayOn } from '#app/ui/toasts/toast-message.ts'
import type { Db } from '#db/schema.ts'
import { addressOf } from './edited-text.server.ts'
import { entryId, kindPath, reviewPath, shownAt, textForm, textPath, translationsPath, withFrom } from './paths.ts'
import { titleIn } from './text-address.server.ts'

type Text = { kind: TextKind; place: TextPlace }
/** @property undo publishes the text that this one waits for */
type Told = { text: string; link?: WayOn; undo?: Undo }
/** @property to where it is told  @property before the pages that visitors had in the language */
type Reader = Pick<Asked, 'say' | 'language'> & { to: string; before?: readonly string[] }

const words = {
  now: { seen: textWords.published, stored: 'Published.' },
  planned: { seen: textWords.planned, stored: 'Scheduled.' },
} as const

/** @param at the time from which it is published */
export async function publishedWords(
  db: Db,
  text: Text,
  what: keyof typeof words,
  at: number,
  reader: Reader,
): Promise<Told> {
  const { say } = reader
  const { seen, stored } = words[what]
  const unseen = await unseenWords(db, text, at, reader)
  if (unseen)
    return { ...unseen, text: `${say(stored)} ${unseen.text}`, undo: what === 'now' ? unseen.undo : undefined }
  if (what === 'planned') return { text: say(seen) }
  const opened = await openedPages(db, text.place.language, at, reader)
  const last = opened.at(-1)
  if (last && opened.length > 1)
    return {
      text: say(textWords.opened, { pages: opened.map(({ name }) => name).join(', ') }),
      link: { to: last.to, label: say('View on site') },
    }
  const path = await addressOf(db, text.kind, text.place, at)
  const label = shownAt(path)
  return { text: say(label === 'View on site' ? seen : stored), link: { to: path, label: say(label) } }
}

/** The pages that visitors have since `before`. */
async function openedPages(db: Db, own: TextPlace['language'], at: number, { language, before }: Reader) {
  if (!before) return []
  const opened = (await reviewedPaths(db, own, at)).filter((path) => !before.includes(path))
  return Promise.all(
    opened.map(async (path) => {
      const { kind, key } = textOfPath(path) ?? {}
      const title = kind && (await textTitle(db, kind, { key: key ?? '', language: kind.languages[0] }))
      return { to: addressIn(own, path), name: kind && title ? titleIn(language, kind, title) : path }
    }),
  )
}

async function unseenWords(
  db: Db,
  { kind, place }: Text,
  at: number,
  { say, language, to: back }: Reader,
): Promise<Told | null> {
  const unseen = await whyUnseen(db, kind, place, at)
  if (!unseen) {
    if (!(await closedLanguages(db)).includes(place.language)) return null
    return { text: say(textWords.closed), link: { to: '/dashboard/settings/languages', label: say('Languages') } }
  }
  if (unseen.because === 'hidden')
    return {
      text: say(textWords.hidden),
      link: { to: `${kindPath(kind.kind)}#${entryId(place.key)}`, label: say('Open the list') },
    }
  if (unseen.because === 'incomplete') {
    const fields = unseen.lacks.map((name) => fieldLabel(language, kind.fields, name)).join(', ')
    const form = textPath(kind.kind, place.key, kind.languages[0])
    const link = { to: `${form}#${textForm}-${unseen.lacks[0]}`, label: say('Fill in') }
    return { text: say(textWords.incomplete, { count: unseen.lacks.length, fields }), link }
  }
  if (unseen.because === 'no entry') {
    const list = sayIn(language)(unseen.kind.title)
    return {
      text: say(textWords.noEntry, { list }),
      link: { to: translationsPath(place.language), label: say('Open the list') },
    }
  }
  const other = unseen.place
  const english = await textTitle(db, unseen.kind, { ...other, language: unseen.kind.languages[0] })
  const name = titleIn(language, unseen.kind, english ?? other.key)
  const isReviewed = needsReview(unseen.kind, other.language)
  const waiting = await findTranslation(db, unseen.kind, other, at)
  const to = (isReviewed ? reviewPath : textPath)(unseen.kind.kind, other.key, other.language)
  return {
    text: say(isReviewed ? textWords.unsigned : textWords.unpublished, { text: name }),
    link: { to, label: say(isReviewed ? 'Review it' : 'Open the English text') },
    undo:
      waiting && waiting.state !== 'missing' && !waiting.isPlanned
        ? {
            action: withFrom(`${textPath(unseen.kind.kind, other.key, other.language)}/publish`, back),
            values: { version: String(waiting.version) },
            label: say(textWords.publishToo, { text: name }),
          }
        : undefined,
  }
}
