import { line, points, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { metaDescription, pointWithIcon, steps } from './shared-fields.ts'

export const technologiesPageTexts = definePages({
  kind: 'technologies-page',
  title: 'Technologies page',
  fields: {
    title: line('Title', 120),
    description: metaDescription,
    platformsHeading: line('Heading of the platforms', 120),
    platforms: points('Platforms and tools', 'name', { max: 40, most: 40 }),
    offerings: rows('What we offer', 'offering', pointWithIcon('Offering'), { most: 8 }),
    steps: steps('How we choose'),
  },
  path: () => '/technologies',
})
