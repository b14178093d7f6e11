// Marks the words of a search in a text, with the index's rules: ignoring case and accents.
import { normalizeForSearch } from '#db/queries/search.ts'
import { type SearchedWord, type Sought, soughtOf } from '#db/queries/site-search.ts'
import { baseForm } from '#db/queries/word-forms.ts'
import type { Language } from '#db/tables/records.ts'

/** `lang` is of a name in another language than the text's. */
export type MarkedPart = { text: string; isHit: boolean; lang?: Language }

/** The parts of a text with the language of the name in it, at whose ends they are cut. */
export function markName(parts: readonly MarkedPart[], name: string, lang: Language): MarkedPart[] {
  const start = parts
    .map(({ text }) => text)
    .join('')
    .indexOf(name)
  if (start < 0) return [...parts]
  let place = 0
  return parts.flatMap(({ text, isHit }) => {
    const [from, to] = [start - place, start + name.length - place].map((at) => Math.min(Math.max(at, 0), text.length))
    place += text.length
    const cut: MarkedPart[] = [
      { text: text.slice(0, from), isHit },
      { text: text.slice(from, to), isHit, lang },
      { text: text.slice(to), isHit },
    ]
    return cut.filter((part) => part.text !== '')
  })
}

/** Longer texts are cut to the surroundings of the first hit, with so much before it. */
type Size = { longest: number; before: number }
const paragraph: Size = { longest: 240, before: 60 }
/** The most characters of a text that are searched. */
const searched = 20_000

export function markWords(text: string, words: readonly SearchedWord[]): MarkedPart[] {
  const ranges = rangesOf(text, words)
  const parts: MarkedPart[] = []
  let place = 0
  for (const [start, end] of ranges) {
    if (start > place) parts.push({ text: text.slice(place, start), isHit: false })
    parts.push({ text: text.slice(start, end), isHit: true })
    place = end
  }
  if (place < text.length) parts.push({ text: text.slice(place), isHit: false })
  return parts
}

/** The sentence with the first hit, or the first sentence, cut where it is long. A short text of one paragraph is shown whole. */
export function excerptAround(text: string, words: readonly SearchedWord[], size = paragraph): string {
  const { longest, before } = size
  const flat = text
    .slice(0, searched)
    .replace(/\s+/g, (gap) => (gap.includes('\n') ? '\n' : ' '))
    .trim()
  if (flat.length <= longest && !flat.includes('\n')) return flat
  const first = rangesOf(flat, words)[0]?.[0] ?? 0
  const [start, end] = sentenceAt(flat, first)
  const sentence = flat.slice(start, end).trim()
  if (sentence.length <= longest) return sentence
  const from = wordBefore(sentence, first - start, before)
  const mark = from > 0 ? '… ' : ''
  const room = sentence.slice(from, from + longest + 1)
  if (room.length <= longest) return `${mark}${room}`
  const cut = room.lastIndexOf(' ')
  return `${mark}${room.slice(0, cut > longest / 2 ? cut : longest).toWellFormed()} …`
}

const sentenceEnd = /\n|[.!?。…]["”’)]?\s/g

function sentenceAt(text: string, place: number): [start: number, end: number] {
  let start = 0
  for (const { index, 0: mark } of text.matchAll(sentenceEnd)) {
    const end = index + mark.length
    if (end > place) return [start, end]
    start = end
  }
  return [start, text.length]
}

function wordBefore(text: string, first: number, before: number) {
  const from = first <= before ? 0 : text.indexOf(' ', first - before) + 1
  return from > first ? first : from
}

/** Searches only the beginning of a long text. */
export function hasWord(text: string, words: readonly SearchedWord[]): boolean {
  const folded = normalizeForSearch(text.slice(0, searched))
  return words.flatMap(soughtOf).some((sought) => !placesOf(folded, sought).next().done)
}

/** The ranges of the words, in order and without overlaps. */
function rangesOf(text: string, words: readonly SearchedWord[]): [number, number][] {
  const { folded, places } = foldWithPlaces(text)
  const found = words
    .flatMap(soughtOf)
    .flatMap((sought) =>
      Array.from(placesOf(folded, sought), ([start, end]): [number, number] => [
        places[start] ?? 0,
        places[end] ?? text.length,
      ]),
    )
  const merged: [number, number][] = []
  for (const [start, end] of found.sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = merged.at(-1)
    if (last && start < last[1]) last[1] = Math.max(last[1], end)
    // Half a Hangul syllable marks the whole syllable.
    else merged.push([start, Math.max(end, start + 1)])
  }
  return merged
}

/** The beginning and end of each place. */
function* placesOf(folded: string, { letters, in: place }: Sought): Generator<[number, number]> {
  // All forms of a word share the base form, but for its last letter: "policy" and "policies".
  const shared = place === 'form' && letters.length > 3 ? letters.slice(0, -1) : letters
  let end = 0
  for (let at = folded.indexOf(shared); at >= 0; at = folded.indexOf(shared, Math.max(end, at + shared.length))) {
    end = at + shared.length
    const before = folded[at - 1] ?? ' '
    if (place === 'form') {
      while (/[a-z0-9]/.test(folded[end] ?? '')) end++
      if (!/[a-z0-9]/.test(before) && baseForm(folded.slice(at, end)) === letters) yield [at, end]
    } else if (place === 'anywhere' || /\s/.test(before)) yield [at, end]
  }
}

/** The text as the index stores it, with the original position of each letter. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  const foldings = new Map<string, string>()
  let place = 0
  for (const character of text) {
    const letters = foldings.get(character) ?? normalizeForSearch(character)
    foldings.set(character, letters)
    for (let index = 0; index < letters.length; index++) places.push(place)
    folded += letters
    place += character.length
  }
  return { folded, places }
}
