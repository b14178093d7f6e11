// The words that a version changed, for lists of versions: the first that went, and those that came.
import { useSay } from '#app/languages/say.tsx'
import type { Language } from '#db/tables/records.ts'

type WordChange = { removed: string; added: string }

const most = 90
const before = 20

/** The part in which two texts differ, cut to a line; null for equal texts. */
export function wordChange(earlier: string, later: string): WordChange | null {
  if (earlier === later) return null
  let start = 0
  while (start < earlier.length && earlier[start] === later[start]) start += 1
  let end = 0
  const shortest = Math.min(earlier.length, later.length) - start
  while (end < shortest && earlier.at(-1 - end) === later.at(-1 - end)) end += 1
  return { removed: cut(earlier, start, earlier.length - end), added: cut(later, start, later.length - end) }
}

/** With a few words around it, to whole words. */
function cut(text: string, start: number, end: number): string {
  if (start >= end) return ''
  const from = start <= before ? 0 : text.lastIndexOf(' ', start - before) + 1
  const to = text.indexOf(' ', end)
  const words = text
    .slice(from, Math.min(to < 0 ? text.length : to, from + most))
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${from > 0 ? '…' : ''}${words}${to >= 0 || end > from + most ? '…' : ''}`
}

/** @param lang the language of the text */
export function ChangedWords({ change, lang }: { change: WordChange | null; lang?: Language }) {
  const say = useSay()
  if (change === null) return null
  return (
    <span className="changed-words" dir="auto">
      {change.removed ? (
        <del>
          <span className="visually-hidden">{say('Removed:')} </span>
          <span lang={lang}>{change.removed}</span>
        </del>
      ) : null}{' '}
      {change.added ? (
        <ins>
          <span className="visually-hidden">{say('Added:')} </span>
          <span lang={lang}>{change.added}</span>
        </ins>
      ) : null}
    </span>
  )
}
