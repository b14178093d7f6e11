import { definePages } from '#app/features/texts/seeds.server.ts'
import { group, line, points, prose, rows } from '#app/forms/document/field-types.ts'
import { closing, heading, icon, metaDescription, pointWithIcon, steps } from './shared-fields.ts'

export const technologyTexts = definePages({
  kind: 'technologies',
  title: 'Technology fields',
  isReviewed: true,
  list: { one: 'field', titled: 'title' },
  fields: {
    title: line('Title', 60),
    icon,
    intro: prose('Introduction', 500),
    technologies: rows(
      'Technologies',
      'technology',
      group('Technology', { name: line('Name', 60), use: prose('What we use it for', 300) }),
      { least: 1 },
    ),
  },
  path: (key) => `/technologies?tab=${key}`,
})

export const technologiesPageTexts = definePages({
  kind: 'technologies-page',
  title: 'Technologies page',
  isReviewed: true,
  fields: {
    title: line('Title', 120),
    description: metaDescription,
    hero: heading('Top of the page'),
    heroButton: line('Button at the top', 60),
    platformsHeading: line('Platforms heading', 120),
    platforms: points('Platforms and tools', 'name', { max: 40, most: 40 }),
    platformsNotes: points('Text below this heading', 'sentence', { least: 1, most: 2 }),
    aboveFields: heading('Technology fields introduction'),
    offeringsTitle: line('Heading for what we offer', 120),
    offeringsLead: line('Text below this heading', 120),
    offerings: rows('What we offer', 'offering', pointWithIcon('Offering'), { most: 8 }),
    aboveSteps: heading('Introduction to how we choose'),
    stepsNote: line('Number of steps, in words', 120),
    steps: steps('How we choose'),
    closing: closing(),
  },
  path: () => '/technologies',
})
