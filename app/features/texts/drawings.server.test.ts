import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { otherLanguages } from '#app/languages/pages.ts'
import { productScreens } from './drawings.server.ts'
import { seedFiles } from './seed-files.server.ts'

type Tree = string | number | null | readonly Tree[] | { readonly [name: string]: Tree }

/** The places in the words that the drawing does not have, or has as something else. */
function misplaced(words: Tree, drawing: Tree | undefined, place: string): string[] {
  if (typeof words !== 'object' || words === null) return typeof drawing === 'string' ? [] : [place]
  if (typeof drawing !== 'object' || drawing === null || Array.isArray(words) !== Array.isArray(drawing)) return [place]
  const lost = Array.isArray(words) && words.length !== (drawing as readonly Tree[]).length ? [`${place}: length`] : []
  const own = new Map(Object.entries(drawing))
  return [
    ...lost,
    ...Object.entries(words).flatMap(([name, word]) => misplaced(word, own.get(name), `${place}.${name}`)),
  ]
}

test.each(otherLanguages)('every word of the screens in %s has its place in the English drawing', (language) => {
  const words: Tree = parse(seedFiles[`../../content/drawings/${language}/product-screens.yaml`] ?? '')
  expect(misplaced(words, productScreens.en as unknown as Tree, language)).toEqual([])
  expect(Object.keys(productScreens[language])).toEqual(Object.keys(productScreens.en))
})

test('a screen in another language differs from the English one in its words only', () => {
  const { hue, title, parts } = productScreens.fr['healthcare-data-hub'] ?? {}
  expect([hue, title, parts?.[0].is]).toEqual(['healthcare', 'Messages', 'figures'])
  expect(JSON.stringify(productScreens.fr)).toContain('Même patient\u202f?')
  expect(productScreens.ko['hospitality-booking-desk']?.parts[0]).toMatchObject({ is: 'plan', title: '이번 주' })
})
