import { expect, test } from 'vitest'
import { addLabel, type Field, type Fields, rowLabel } from '#app/forms/document/field-types.ts'
import { labelIn } from '#app/forms/document/label-in.server.ts'
import { errorsIn } from '#app/forms/read/read-form.server.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import { type Message, staffPhrases } from '#app/languages/phrases.server.ts'
import type { TextKind } from './define-texts.ts'
import { textKinds } from './kinds.server.ts'
import { unknownNames } from './rules/braces.ts'

/** Everything that its pages and forms say of it. */
const wordsOf = ({ title, keys, keyTitle, list, fields }: TextKind) => [
  title,
  ...(keyTitle ? keys.map(keyTitle) : []),
  ...(list ? [capitalized(list.one), `Add ${list.one}`] : []),
  ...wordsIn(fields),
]

const phraseOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : 'phrase' in message ? [message.phrase] : []

const wordsIn = (fields: Fields): string[] => Object.values(fields).flatMap(wordsInField)

function wordsInField(field: Field): string[] {
  const own = [field.label, ...(field.hint ? [field.hint] : [])].flatMap(phraseOf)
  if (field.is === 'group') return [...own, ...wordsIn(field.fields)]
  if (field.is === 'rows') return [...own, rowLabel(field), addLabel(field), ...wordsInField(field.item)]
  return [...own, ...(field.options ?? []).flatMap((option) => (option.isTyped ? [] : phraseOf(option.label)))]
}

test.each(textKinds.map((kind) => [kind.kind, kind] as const))(
  'the labels of %s are phrases of its pages',
  (_, kind) => {
    const { phrases = {} } = staffPhrases('ko', '/admin/texts/company/facts/en')
    expect(wordsOf(kind).filter((word) => !(word in phrases))).toEqual([])
  },
)

test('a label names its groups and rows in the language', () => {
  const value = [{ label: 'Statistics', number: 2 }, { label: 'Value' }] as const
  expect(labelIn('en', value)).toBe('Statistics 2: Value')
  expect(labelIn('fr', value)).toBe('Statistiques 2\u00a0: Valeur')
  expect(labelIn('ko', [{ label: 'Closing section' }, { label: 'Heading' }])).toBe('맺음 부분: 제목')
})

test('an unknown placeholder is refused in the language of the member of staff', () => {
  const [kind] = textKinds.filter((one) => one.kind === 'faq')
  if (!kind) throw new Error('There is no list of questions')
  const document = { questions: [{ question: 'By {nobody}', answer: '' }] }
  const error = (language: 'en' | 'fr') => {
    const errors = unknownNames(kind, { key: 'contact', language: 'fr' }, document, language)
    return errorsIn(language, errors ?? {})['questions.0.question']?.[0]
  }
  expect(error('en')).toBe(
    'Questions 1: Question: {nobody} is not a placeholder. Known here: {company}, {slogan}, {mark}',
  )
  expect(error('fr')).toMatch(/^Questions 1\u00a0: Question\u00a0: \{nobody\} n’est pas/)
})
