import { group, line, prose, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { icon } from './shared-fields.ts'

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
