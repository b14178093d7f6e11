import { line, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { metaDescription, pointWithIcon } from './shared-fields.ts'

export const productsPageTexts = definePages({
  kind: 'products-page',
  title: 'Products page',
  fields: {
    title: line('Title', 120),
    description: metaDescription,
    benefits: rows('Why choose us', 'benefit', pointWithIcon('Benefit'), { most: 8 }),
  },
  path: () => '/products',
})
