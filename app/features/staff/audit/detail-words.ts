// The words for what an entry of the audit log holds, where it is shown.
import { capitalized } from '#app/languages/capitalized.ts'

/** Details that the forms call otherwise than the code. */
const formLabels: Record<string, string> = {
  sendAt: 'send time',
  frequency: 'audience',
  isAdvertising: 'advertising',
  maxUses: 'most uses',
  movedUp: 'moved up',
}

/** A name of the code in words, such as "role changed" for "role-changed". */
export const spacedWords = (name: string) =>
  formLabels[name] ?? name.replaceAll(/[-_]/g, ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Says a phrase in the reader's language; what is no phrase stays. */
type Word = (phrase: string) => string

const value = '{value}'

/** The words before a detail's value, such as "role: "; in every language the value comes last. */
export const detailLabel = (name: string, word: Word) => word(`${spacedWords(name)}: ${value}`).slice(0, -value.length)

/** Details with values of the code, such as a status; all others were typed. */
const coded: readonly string[] = [
  ...['account', 'advertising', 'by', 'changed', 'fields', 'form', 'frequency', 'from', 'kind', 'language', 'link of'],
  ...['reads', 'reason', 'role', 'roles', 'second step', 'status', 'to', 'type', 'verb', 'view', 'with a passkey'],
]
const ofCode: Record<string, string> = { true: 'yes', false: 'no', none: 'none' }

/** A detail's value, in words where the reader's language has some for the code's names in it. */
export function codeWords(name: string, value: string, word: Word): string {
  if (Object.hasOwn(ofCode, value)) return word(ofCode[value] ?? value)
  if (!coded.includes(name)) return value
  const parts = value.split(/( → |, )/)
  return parts.map((part) => wordOr(part, word)).join('')
}

function wordOr(code: string, word: Word): string {
  const spaced = spacedWords(code)
  for (const label of [spaced, capitalized(spaced)]) {
    const said = word(label)
    if (said !== label) return said.toLowerCase()
  }
  return code.replaceAll('_', ' ')
}

/** A detail's value in a sentence. */
export function valueWords(name: string, value: unknown, word: Word): string {
  if (value === true) return word('yes')
  if (value === false) return word('no')
  if (value === null || value === undefined) return word('none')
  return codeWords(name, String(value), word)
}
