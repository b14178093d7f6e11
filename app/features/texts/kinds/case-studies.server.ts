// Case studies. A draft is withheld from visitors until a member of staff confirms that it is true.
import { color, day, group, line, picture, prose, ref } from '#app/forms/document/field-types.ts'
import { draftShown, madeOf, type TextSource } from '../edition.server.ts'
import { type EntryOf, readEntries } from '../read-texts.server.ts'
import { sectionsOf } from '../sections.ts'
import { definePages } from '../seeds.server.ts'
import { empty, markdown, metaDescription, past } from './shared-fields.ts'

const lacks = (study: Record<string, unknown>) => ['confirmedBy', 'confirmedOn'].filter((name) => !study[name])
const isConfirmed = (study: Record<string, unknown>) => lacks(study).length === 0
const withheld = { label: 'Not confirmed yet', lacks } as const

export const caseStudyTexts = definePages({
  kind: 'case-studies',
  title: 'Case studies',
  list: { one: 'case study', titled: 'title', counted: { caseStudies: isConfirmed }, withheld },
  fields: {
    title: line('Title', 160),
    industry: line('Industry', 60, { hint: 'Shown on the card.' }),
    industryId: ref('Industry page', 'industries', empty),
    summary: prose('Summary', 400),
    confirmedBy: line('Confirmed by', 120, empty),
    confirmedOn: day('Confirmed on', {
      ...past,
      hint: 'Visitors see the case study once someone has confirmed that it is true.',
    }),
    claim: group('Key result', { text: line('Claim', 80, empty), sourceNote: line('Source', 200, empty) }),
    reviewNote: prose('Note about the story', 400, empty),
    pulled: prose('Highlighted sentence', 300, { hint: 'Shown large in the text.' }),
    color: color('Colour'),
    picture: picture('Picture', 'Shown at the beginning of the story.'),
    text: markdown(20_000),
    metaDescription,
  },
  path: (key) => `/case-studies/${key}`,
})

export type CaseStudy = ReturnType<typeof caseStudyOf>
const caseStudyOf = ({ text, industryId, claim, ...study }: EntryOf<typeof caseStudyTexts.fields>) => ({
  ...study,
  slug: study.id,
  industryId: industryId || null,
  claim: claim.text ? claim : null,
  sections: sectionsOf(text),
})
/** Drafts too, for staff. */
export const readAllCaseStudies = (source: TextSource, now: number): Promise<readonly CaseStudy[]> =>
  madeOf(source, now, 'all case studies', async () => (await readEntries(source, caseStudyTexts, now)).map(caseStudyOf))

/** Those that a member of staff confirmed as true, or that are shown as a draft; the others are withheld from visitors. */
export const readCaseStudies = (source: TextSource, now: number): Promise<readonly CaseStudy[]> =>
  madeOf(source, now, 'case studies', async () => {
    const draft = draftShown(source, caseStudyTexts)
    return (await readAllCaseStudies(source, now)).filter((study) => isConfirmed(study) || study.slug === draft)
  })
