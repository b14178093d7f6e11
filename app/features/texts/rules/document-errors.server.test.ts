import { expect, test } from 'vitest'
import { type Branch, blankOf, placesIn, type Tree, valuesOf } from '#app/forms/document/document-values.ts'
import type { Field, Fields } from '#app/forms/document/field-types.ts'
import { errorsIn } from '#app/forms/read/read-form.server.ts'
import { companyTexts } from '../company/company-texts.ts'
import { codeText, ownSeed, type TextKind } from '../define-texts.ts'
import { textKinds } from '../kinds.server.ts'
import { unknownNames } from './braces.ts'
import { futureDays } from './document-errors.server.ts'

const placeOf = ({ languages }: TextKind) => ({ key: 'any', language: languages[0] })

/** A document with the text in every field of words, and one row in each list. */
const filled = (fields: Fields, text: string): Branch =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, filledIn(field, text)]))

function filledIn(field: Field, text: string): Tree {
  if (field.is === 'group') return filled(field.fields, text)
  if (field.is === 'rows') return [filledIn(field.item, text)]
  return field.is === 'line' || field.is === 'prose' ? text : blankOf(field)
}

function wordFields(kind: TextKind, text: string) {
  const values = valuesOf(kind.fields, filled(kind.fields, text))
  return placesIn(kind.fields, values).flatMap((one) => (values[one.name] === text ? one.name : []))
}

test('a name in braces that no page fills in, or with a brace missing, is refused in every field of every kind', () => {
  for (const kind of textKinds) {
    for (const text of [
      'In {nonsense}.',
      'By {company',
      'By company}',
      '{courses|course}',
      '{{company}}',
      '{Replypromise}',
    ]) {
      const errors = unknownNames(kind, placeOf(kind), filled(kind.fields, text))
      expect(Object.keys(errors ?? {}), `${kind.kind}: ${text}`).toEqual(wordFields(kind, text))
    }
    const unknown = unknownNames(kind, placeOf(kind), filled(kind.fields, 'In {nonsense}.'))
    const [error = ''] = Object.values(errorsIn('en', unknown ?? {}))[0] ?? []
    expect(error).toContain('{nonsense} is not a placeholder. Known here: ')
    expect(error).toContain('{company}')
  }
})

test('what every page fills in, and the code’s own texts, are accepted', () => {
  for (const kind of textKinds) {
    for (const text of ['By {company}, {slogan} {mark}: {Courses|course|courses}, {courses}. A set: { 1, 2 }'])
      expect(unknownNames(kind, placeOf(kind), filled(kind.fields, text)), kind.kind).toBeNull()
    for (const key of kind.keys)
      for (const language of kind.languages)
        expect(
          unknownNames(kind, { key, language }, codeText(kind, { key, language })),
          `${kind.kind} ${key}`,
        ).toBeNull()
  }
})

test('a placeholder of one field is no placeholder of another', () => {
  const [page] = textKinds.filter(({ kind }) => kind === 'contact-page')
  if (!page) throw new Error('There is no contact page')
  const errors = unknownNames(page, placeOf(page), filled(page.fields, 'We reply {replyPromise}.'))
  expect(Object.keys(errors ?? {})).not.toContain('hero.lead')
  expect(Object.keys(errors ?? {}).length).toBeGreaterThan(0)
})

test('a day on which something happened is refused while it lies in the future', () => {
  const place = { key: 'facts', language: 'en' } as const
  const noon = Date.UTC(2026, 10, 24, 12)
  const founded = (foundedOn: string) =>
    futureDays(companyTexts, place, { ...ownSeed(companyTexts, place), foundedOn }, noon)
  expect([founded(''), founded('2026-11-24')]).toEqual([null, null])
  expect(errorsIn('en', founded('2026-11-26') ?? {})).toEqual({ foundedOn: ['Founding date can’t be in the future'] })
  const past = textKinds.flatMap(({ fields }) => Object.entries(fields).filter(([, field]) => 'isPast' in field))
  expect(past.map(([name]) => name)).toEqual(['foundedOn', 'consentOn', 'confirmedOn'])
})
