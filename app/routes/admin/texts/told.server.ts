// What is said of a text that was published: that visitors see it, or what is still missing, and where that is mended.
import { closedLanguages } from '#app/features/company/company-settings.server.ts'
import { needsReview, type TextKind, type TextPlace } from '#app/features/texts/define-texts.ts'
import { whyUnseen } from '#app/features/texts/unseen.server.ts'
import { textTitle } from '#app/features/texts/versions.server.ts'
import { textWords } from '#app/features/texts/words.ts'
import { fieldLabel } from '#app/forms/document/label-in.server.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import type { WayOn } from '#app/ui/toasts/toast-message.ts'
import type { Db } from '#db/schema.ts'
import { addressOf } from './edited-text.server.ts'
import { entryId, kindPath, reviewPath, shownAt, textForm, textPath, translationsPath } from './paths.ts'
import { titleIn } from './text-address.server.ts'

type Text = { kind: TextKind; place: TextPlace }
type Told = { text: string; link?: WayOn }
type Reader = Pick<Asked, 'say' | 'language'>

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
  if (unseen) return { ...unseen, text: `${say(stored)} ${unseen.text}` }
  if (what === 'planned') return { text: say(seen) }
  const path = await addressOf(db, text.kind, text.place, at)
  const label = shownAt(path)
  return { text: say(label === 'View on site' ? seen : stored), link: { to: path, label: say(label) } }
}

async function unseenWords(db: Db, { kind, place }: Text, at: number, { say, language }: Reader): Promise<Told | null> {
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
  const to = (isReviewed ? reviewPath : textPath)(unseen.kind.kind, other.key, other.language)
  return {
    text: say(isReviewed ? textWords.unsigned : textWords.unpublished, { text: name }),
    link: { to, label: say(isReviewed ? 'Review it' : 'Open the English text') },
  }
}
