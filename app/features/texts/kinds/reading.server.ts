// Papers, working documents and webinars.

import { languageNames, languages } from '#app/content/languages.ts'
import { choice, color, day, group, line, link, prose, rows } from '#app/forms/document/field-types.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { drawnSubjects } from '#app/ui/art/scene-subjects.ts'
import { madeOf, type TextSource } from '../edition.server.ts'
import { type EntryOf, readEntries } from '../read-texts.server.ts'
import { sectionsOf } from '../sections.ts'
import { definePages } from '../seeds.server.ts'
import { markdown, metaDescription } from './shared-fields.ts'

const language = choice(
  'Language',
  languages.map((value) => ({ value, label: languageNames[value] })),
)
const titleAndSummary = { title: line('Title', 160), summary: prose('Summary', 400) }

const illustrations = (['network', ...drawnSubjects] as const).map((value) => {
  const label: Phrase = capitalized(value)
  return { value, label }
})

const withDrawing = (older: { subject: string }) => ({
  ...older,
  subject: (drawnSubjects as readonly string[]).includes(older.subject) ? older.subject : 'network',
})

export const paperTexts = definePages({
  kind: 'whitepapers',
  title: 'Whitepapers',
  version: 2,
  // The subject was typed: one without a drawing had the network.
  lift: { 2: (older) => withDrawing(older as { subject: string }) },
  list: { one: 'paper', titled: 'title' },
  fields: {
    ...titleAndSummary,
    publishedOn: day('Published on'),
    language,
    readers: line('Intended readers', 160),
    pulled: prose('Highlighted sentence', 300, { hint: 'Shown large in the text.' }),
    subject: choice('Illustration', illustrations),
    color: color('Colour'),
    text: markdown(40_000),
    metaDescription,
  },
  path: (key) => `/resources/whitepapers/${key}`,
})

export const docTexts = definePages({
  kind: 'docs',
  title: 'Documentation',
  list: { one: 'document', titled: 'title' },
  fields: {
    ...titleAndSummary,
    updatedOn: day('Updated on'),
    questions: rows(
      'Questions answered',
      'question',
      group('Question', {
        question: line('Question', 160),
        answer: prose('Short answer', 400),
        part: line('Heading of the section with the answer', 120),
      }),
    ),
    text: markdown(60_000),
    metaDescription,
  },
  path: (key) => `/docs/${key}`,
})

export const webinarTexts = definePages({
  kind: 'webinars',
  title: 'Webinars',
  list: { one: 'webinar', titled: 'title' },
  fields: {
    ...titleAndSummary,
    publishedOn: day('Date'),
    href: link('Link to the talk or recording'),
    language,
  },
  path: () => '/resources#webinars',
})

export type Paper = ReturnType<typeof paperOf>
export type Doc = ReturnType<typeof docOf>

const paperOf = ({ text, ...paper }: EntryOf<typeof paperTexts.fields>) => ({
  ...paper,
  href: `/resources/whitepapers/${paper.id}`,
  sections: sectionsOf(text),
})
const docOf = ({ text, ...doc }: EntryOf<typeof docTexts.fields>) => ({
  ...doc,
  slug: doc.id,
  sections: sectionsOf(text),
})
export const readPapers = (source: TextSource, now: number): Promise<readonly Paper[]> =>
  madeOf(source, now, 'papers', async () => (await readEntries(source, paperTexts, now)).map(paperOf))

export const readDocs = (source: TextSource, now: number): Promise<readonly Doc[]> =>
  madeOf(source, now, 'documents', async () => (await readEntries(source, docTexts, now)).map(docOf))
