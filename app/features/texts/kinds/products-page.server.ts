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
    hero: heading('At the top; {Products|product|products} counts them'),
    listTitle: line('Heading of the products; {Products|product|products} counts them', 120),
    benefitsTitle: line('Heading of the benefits', 120),
    benefits: rows('Why choose us', 'benefit', pointWithIcon('Benefit'), { most: 8 }),
    pricing: heading('Above the prices'),
    priceLink: line('Link of a plan without a price', 60),
    closing: closing(),
    single: group('On the page of one product', {
      ...lines(120, {
        button: 'First button',
        plansButton: 'Second button',
        screenTitle: 'Heading of the drawn screen',
        featuresTitle: 'Heading of the features',
        othersTitle: 'Heading of the other products',
        closingTitle: 'Closing heading; {product} stands for the product’s name',
        closingLead: 'Below that heading',
      }),
    }),
  },
  path: () => '/products',
})
