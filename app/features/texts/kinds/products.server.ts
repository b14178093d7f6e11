import { productScreens } from '#app/features/texts/drawings.server.ts'
import { madeOf, type TextSource } from '#app/features/texts/edition.server.ts'
import { type EntryOf, readEntries } from '#app/features/texts/read-texts.server.ts'
import { sectionsOf } from '#app/features/texts/sections.ts'
import { definePages } from '#app/features/texts/seeds.server.ts'
import { choice, group, line, lines, points, prose, rows } from '#app/forms/document/field-types.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import { phraseIn } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import { closing, empty, heading, icon, markdown, metaDescription, pointWithIcon } from './shared-fields.ts'

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
        label: value === '' ? ('None' as const) : phraseIn(capitalized(value.replaceAll('-', ' '))),
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

export const productsPageTexts = definePages({
  kind: 'products-page',
  title: 'Products page',
  isReviewed: true,
  fields: {
    title: line('Title', 120),
    description: metaDescription,
    hero: heading('Top of the page', '{Products|product|products} becomes the number of products.'),
    listTitle: line('Products heading', 120, { hint: '{Products|product|products} becomes the number of products.' }),
    benefitsTitle: line('Benefits heading', 120),
    benefits: rows('Why choose us', 'benefit', pointWithIcon('Benefit'), { most: 8 }),
    pricing: heading('Prices introduction'),
    priceLink: line('Link for a plan without a price', 60),
    closing: closing(),
    single: group('Product pages', {
      ...lines(120, {
        button: 'First button',
        plansButton: 'Second button',
        screenTitle: 'Screen illustration heading',
        featuresTitle: 'Features heading',
        othersTitle: 'Other products heading',
        closingTitle: ['Closing heading', '{product} becomes the name of the product.'],
        closingLead: 'Text below this heading',
      }),
    }),
  },
  path: () => '/products',
})
