import { choice, line, points, prose } from '#app/forms/document/field-types.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { productScreens } from '../drawings.server.ts'
import { type EntryOf, readEntries } from '../read-texts.server.ts'
import { sectionsOf } from '../sections.ts'
import { definePages } from '../seeds.server.ts'
import { viewedOnce } from '../viewed-once.ts'
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

const productsIn = (language: Language) =>
  viewedOnce(({ text, screen, ...product }: EntryOf<typeof productTexts.fields>) => ({
    ...product,
    screen: productScreens[language][screen] ?? null,
    sections: sectionsOf(text),
  }))
const viewed = { en: productsIn('en'), fr: productsIn('fr'), ko: productsIn('ko') }

type Product = ReturnType<(typeof viewed)['en']>[number]

export const readProducts = async (db: Db | Trx, now: number, language: Language = 'en'): Promise<readonly Product[]> =>
  viewed[language](await readEntries(db, productTexts, now, language))
