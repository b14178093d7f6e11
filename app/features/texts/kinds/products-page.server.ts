import { group, line, lines, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { closing, heading, metaDescription, pointWithIcon } from './shared-fields.ts'

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
