import { choice, line, points, prose } from '#app/forms/document/field-types.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import { productScreens } from '../drawings.server.ts'
import { madeOf, type TextSource } from '../edition.server.ts'
import { type EntryOf, readEntries } from '../read-texts.server.ts'
import { sectionsOf } from '../sections.ts'
import { definePages } from '../seeds.server.ts'
import { empty, icon, markdown, metaDescription } from './shared-fields.ts'

export const productTexts = definePages({
  kind: 'products',
  title: 'Products',
  isReviewed: true,
  list: { one: 'product', titled: 'name', counted: { products: () => true } },
  fields: {
    name: line('Name', 80),
    category: line('Category', 40),
    icon,
    screen: choice(
      'Screen illustration',
      ['', ...Object.keys(productScreens.en)].map((value) => ({
        value,
        label: (capitalized(value.replaceAll('-', ' ')) || 'None') as Phrase,
      })),
      empty,
    ),
    description: prose('Description', 400),
    features: points('What it does', 'point', { least: 1, max: 160 }),
    text: markdown(10_000),
    metaDescription,
  },
  path: (key) => `/products/${key}`,
})

const productIn =
  (language: Language) =>
  ({ text, screen, ...product }: EntryOf<typeof productTexts.fields>) => ({
    ...product,
    screen: productScreens[language][screen] ?? null,
    sections: sectionsOf(text),
  })

type Product = ReturnType<ReturnType<typeof productIn>>

export const readProducts = (source: TextSource, now: number, language: Language = 'en'): Promise<readonly Product[]> =>
  madeOf(source, now, `products in ${language}`, async () =>
    (await readEntries(source, productTexts, now, language)).map(productIn(language)),
  )
