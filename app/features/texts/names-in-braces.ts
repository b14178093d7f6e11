// Names in braces in a text stand for what changes elsewhere: {company}, {slogan} and {mark} for the saved name, and the length
// of a list in words, as in "{courses|course|courses}". A capital letter begins a sentence.
import type { Branch, Tree } from '#app/forms/document/document-values.ts'
import { capitalized } from '#app/languages/capitalized.ts'

export type Names = { words: ReadonlyMap<string, string>; counts: ReadonlyMap<string, number> }

/** A name, and the words for one and for several. */
export const nameInBraces = /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g

export const hasNames = (tree: Tree): boolean =>
  typeof tree === 'string' ? tree.includes('{') : Object.values(tree).some(hasNames)

/** The same object where it has no names. A name that is not known stays as it is. */
export const withNamesFilled = (document: Branch, names: Names): Branch =>
  hasNames(document) ? (mapTexts(document, (text) => fillNames(text, names)) as Branch) : document

const fillNames = (text: string, { words, counts }: Names) =>
  text.replace(nameInBraces, (whole, name: string, one?: string, many?: string) => {
    const word = words.get(name)
    if (word !== undefined) return word
    const list = name.charAt(0).toLowerCase() + name.slice(1)
    const count = counts.get(list)
    if (count === undefined) return whole
    return (list === name ? countWords : countHeading)(count, one ?? '', many ?? '')
  })

/** The company's name in a text that staff typed becomes {company}, so that the text follows the next change of name. */
export const withNameInBraces = (document: Branch, name: string): Branch =>
  mapTexts(document, (text) => (name ? withBraces(text, name) : text)) as Branch

// A part of a word or of an address is not the name; Korean particles follow it without a space.
const goesOnBefore = /[\p{L}\p{N}/@.-]$/u
const goesOnAfter = /^(?:[\p{Script=Latin}\p{N}@/]|\.[\p{L}\p{N}])/u

const withBraces = (text: string, name: string) =>
  text.replaceAll(name, (found, at: number) => {
    const end = at + name.length
    const isPart = goesOnBefore.test(text.slice(Math.max(0, at - 2), at)) || goesOnAfter.test(text.slice(end, end + 3))
    return isPart ? found : '{company}'
  })

function mapTexts(tree: Tree, change: (text: string) => string): Tree {
  if (typeof tree === 'string') return change(tree)
  if (Array.isArray(tree)) return tree.map((row) => mapTexts(row, change))
  return Object.fromEntries(Object.entries(tree).map(([name, inner]) => [name, mapTexts(inner, change)]))
}

const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** The number in words, in digits above twenty: "six products". */
const countWords = (count: number, one: string, many: string) =>
  `${words[count] ?? count} ${count === 1 ? one : many}`.trim()

/** The same at the beginning of a sentence. */
const countHeading = (count: number, one: string, many: string) => capitalized(countWords(count, one, many))
