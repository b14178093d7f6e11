import { expect, test } from 'vitest'
import { catalogues } from '#app/languages/phrases.server.ts'
import { missingIn } from './define-texts.ts'
import { textKinds } from './kinds.server.ts'
import { withoutMissingFacts } from './missing-facts.ts'

test('a sentence with a missing fact is removed, and the others stay', () => {
  const text = 'We are in Seoul. Street: [Street – to be confirmed]. Version 1.0. Please write first.'
  expect(withoutMissingFacts(text)).toBe('We are in Seoul. Version 1.0. Please write first.')
  expect(withoutMissingFacts('[Name – to be confirmed]')).toBe('')
  expect(withoutMissingFacts('Nothing is missing [here]. ')).toBe('Nothing is missing [here]. ')
})

test('a list entry without other text is removed, while a field becomes empty', () => {
  const office = {
    lines: ['[Street – to be confirmed]', 'Seoul', ''],
    phone: '[Phone – to be confirmed]',
    day: null,
    floor: 3,
  }
  expect(withoutMissingFacts([office])).toEqual([{ lines: ['Seoul', ''], phone: '', day: null, floor: 3 }])
})

const named = textKinds.flatMap((kind) =>
  missingIn(kind).flatMap(({ label, language }) => (language === 'en' ? [{ kind: kind.kind, label }] : [])),
)

test.each(named)('$kind: “$label” is a phrase', ({ label }) => {
  expect(catalogues.fr.facts).toHaveProperty([label])
})
