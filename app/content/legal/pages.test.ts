import { describe, expect, it } from 'vitest'
import type { LegalDocument } from './en.ts'
import { findLegalPage, legalLanguages, legalPages } from './pages.ts'
import { retention } from './retention.ts'

const [english, ...translations] = legalLanguages

const shapeOf = ({ slug, version, sections }: LegalDocument) => ({
  slug,
  version,
  sections: sections.map(({ paragraphs = [], items = [], table }) => [paragraphs.length, items.length, table]),
})

/** Every text with its path in the document. */
const textsIn = (value: unknown, place = ''): [string, string][] =>
  typeof value === 'string'
    ? [[place, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`))
      : []

const placesIn = (value: unknown) => textsIn(value).map(([place]) => place)

const placeholdersIn = (text: string) => text.match(/\[[^\]]+ – to be confirmed\]/g)?.length ?? 0
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

/** Texts that are the same in every language: names, hidden values and periods. */
const isShared = (place: string, text: string) =>
  /\.(slug|version|status|table)$/.test(place) ||
  ['Resend', 'OpenStreetMap'].includes(text) ||
  /^\d+ minutes$/.test(text)

describe.each(translations)('the legal pages in $name', ({ documents, words }) => {
  const original = new Map(textsIn([english.documents, english.words]))
  const translated = textsIn([documents, { ...words, translated: undefined }])

  it('have the sections, paragraphs, items and tables of the English ones', () => {
    expect(documents.map(shapeOf)).toEqual(english.documents.map(shapeOf))
    expect(placesIn({ documents, heads: words.heads })).toEqual(
      placesIn({ documents: english.documents, heads: english.words.heads }),
    )
  })

  it('have the same placeholders and numbers as the English ones', () => {
    const factsIn = (text = '') => ({ placeholders: placeholdersIn(text), numbers: numbersIn(text) })
    for (const [place, text] of translated) {
      expect(factsIn(text), `${place} ${text}`).toEqual(factsIn(original.get(place)))
    }
  })

  it('contain no English', () => {
    expect(translated.filter(([place, text]) => original.get(place) === text && !isShared(place, text))).toEqual([])
    expect(words.inEffect('1.0', 'today')).not.toBe(english.words.inEffect('1.0', 'today'))
    for (const rule of Object.values(retention)) expect(words.period(rule)).not.toBe(english.words.period(rule))
  })

  it('keep every placeholder recognisable', () => {
    for (const [place, text] of translated) {
      expect(text.match(/\[/g)?.length ?? 0, place).toBe(placeholdersIn(text))
    }
  })
})

it('French punctuation has a non-breaking space before it', () => {
  const [, french] = legalLanguages
  expect(textsIn([french.documents, french.words]).filter(([, text]) => / [:;?!»]|« /.test(text))).toEqual([])
})

it('every legal page has one URL, and unknown ones are not found', () => {
  expect(legalPages.map(({ path }) => path)).toEqual([
    '/privacy',
    '/terms',
    '/cookies',
    '/fr/privacy',
    '/fr/terms',
    '/fr/cookies',
    '/ko/privacy',
    '/ko/terms',
    '/ko/cookies',
  ])
  for (const path of ['/privacy/en', '/privacy/de', '/privacy/ko/fr', '/legal'])
    expect(findLegalPage(path)).toBeUndefined()
})
