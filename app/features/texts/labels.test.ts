import { expect, test } from 'vitest'
import { addLabel, type Field, type Fields } from '#app/forms/document/field-types.ts'
import { labelIn } from '#app/forms/document/label-in.server.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import { staffPhrases } from '#app/languages/phrases.server.ts'
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

const wordsIn = (fields: Fields): string[] => Object.values(fields).flatMap(wordsInField)

function wordsInField(field: Field): string[] {
  const own = [field.label, ...(field.hint ? [field.hint] : [])]
  if (field.is === 'group') return [...own, ...wordsIn(field.fields)]
  if (field.is === 'rows') return [...own, capitalized(field.one), addLabel(field), ...wordsInField(field.item)]
  return [...own, ...(field.options ?? []).flatMap(({ label, isTyped }) => (isTyped ? [] : label))]
}

/** Networks and currencies are named so in every language. */
const names = new Set(['LinkedIn', 'Twitter', 'Facebook', 'Instagram', 'TikTok'])
const isName = (word: string) => names.has(word) || /^[A-Z]{3}$/.test(word)

test.each(textKinds.map((kind) => [kind.kind, kind] as const))(
  'the labels of %s are phrases of its pages',
  (_, kind) => {
    const { phrases = {} } = staffPhrases('ko', '/admin/texts/company/facts/en')
    expect(wordsOf(kind).filter((word) => !(word in phrases) && !isName(word))).toEqual([])
  },
)

test('a label names its groups and rows in the language', () => {
  expect(labelIn('en', 'Statistics 2: Value')).toBe('Statistics 2: Value')
  expect(labelIn('fr', 'Statistics 2: Value')).toBe('Statistiques 2\u00a0: Valeur')
  expect(labelIn('ko', 'Closing section: Heading')).toBe('맺음 부분: 제목')
})

test('an unknown placeholder is refused in the language of the member of staff', () => {
  const [kind] = textKinds.filter((one) => one.kind === 'faq')
  if (!kind) throw new Error('There is no list of questions')
  const document = { questions: [{ question: 'By {nobody}', answer: '' }] }
  const errors = (language: 'en' | 'fr') => unknownNames(kind, { key: 'contact', language: 'fr' }, document, language)
  expect(errors('en')?.['questions.0.question']?.[0]).toBe(
    'Questions 1: Question: {nobody} is not a placeholder. Known here: {company}, {slogan}, {mark}',
  )
  expect(errors('fr')?.['questions.0.question']?.[0]).toMatch(
    /^Questions 1\u00a0: Question\u00a0: \{nobody\} n’est pas/,
  )
})
