// The clients' testimonials on the home page, entered by staff.
import { testimonials } from '#app/content/company/testimonials.ts'
import { type DocumentOf, day, line, prose } from '#app/forms/document/field-types.ts'
import { defineTexts } from '../define-texts.ts'
import { isPlaceholder } from '../missing-facts.ts'
import { empty, past } from './shared-fields.ts'

const fields = {
  text: prose('Quote', 600, { ...empty, hint: 'In the client’s exact words.' }),
  name: line('Name', 120, empty),
  title: line('Job title and company', 160, empty),
  consentOn: day('Written consent given on', {
    ...past,
    hint: 'Visitors see the testimonial once this is filled in.',
  }),
}

export const testimonialTexts = defineTexts({
  kind: 'testimonials',
  title: 'Testimonials',
  fields,
  shared: [],
  languages: ['en'],
  keys: Object.keys(testimonials),
  list: {
    one: 'testimonial',
    titled: 'name',
    begun: 'text',
    withheld: { label: 'Incomplete', lacks: (entry) => lacking(entry as DocumentOf<typeof fields>) },
  },
  seed: (key) => (isKey(key) ? testimonials[key] : testimonials.first),
  path: () => '/',
  version: 1,
})

const isKey = (key: string): key is keyof typeof testimonials => Object.hasOwn(testimonials, key)

const lacking = (entry: DocumentOf<typeof fields>) =>
  (['text', 'name', 'consentOn'] as const).filter((name) => entry[name] === '' || isPlaceholder(entry[name]))

/** Only with the client's consent, and with text and name. */
export const isPublished = (entry: DocumentOf<typeof fields>) => lacking(entry).length === 0
