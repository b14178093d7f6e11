import { line, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { closing, heading, metaDescription, pointWithIcon } from './shared-fields.ts'

export const productsPageTexts = definePages({
  kind: 'products-page',
  title: 'Products page',
  fields: {
    title: line('Title', 120),
    description: metaDescription,
    hero: heading('At the top; {Products|product|products} counts them'),
    benefitsTitle: line('Heading of the benefits', 120),
    benefits: rows('Why choose us', 'benefit', pointWithIcon('Benefit'), { most: 8 }),
    closing: closing(),
  },
  path: () => '/products',
})
