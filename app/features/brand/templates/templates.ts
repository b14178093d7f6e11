// The board's templates: those made from the saved assets, and those still to come.

type ReadyTemplate = {
  id: string
  title: string
  text: string
  /** The endings of the files' paths. */
  endings: readonly { ending: string; label: string }[]
}

const readyTemplates: readonly ReadyTemplate[] = [
  {
    id: 'letterhead',
    title: 'Letterhead',
    text: 'A4 with the mark, the name and the contact details, for Word or LibreOffice or for printing on.',
    endings: [
      { ending: '-letterhead.docx', label: 'DOCX' },
      { ending: '-letterhead.pdf', label: 'PDF' },
    ],
  },
  {
    id: 'letterhead-mail',
    title: 'Letterhead as a mail',
    text: 'A mail in the company’s colours, in tables and without pictures, for any mail program.',
    endings: [{ ending: '-letterhead.html', label: 'HTML' }],
  },
  {
    id: 'signature',
    title: 'Email signature',
    text: 'The text below a mail, with the details of the business card.',
    endings: [
      { ending: '-signature.html', label: 'HTML' },
      { ending: '-signature.txt', label: 'Text' },
    ],
  },
]

/** The templates with their files among those of the brand. */
export const readyIn = (files: readonly { path: string }[]) =>
  readyTemplates.map(({ endings, ...template }) => ({
    ...template,
    files: endings.map(({ ending, label }) => ({
      label,
      path: files.find(({ path }) => path.endsWith(ending))?.path ?? '',
    })),
  }))

export const comingTemplates = [
  { id: 'slides', title: 'Slide master', text: 'Presentations in the company’s colours and typefaces.' },
  { id: 'report', title: 'Report', text: 'A cover, headings and tables for long documents.' },
] as const

export type ComingTemplate = (typeof comingTemplates)[number]['id']

export const comingTitle = (id: ComingTemplate) => comingTemplates.find((template) => template.id === id)?.title ?? id

/** The notice after a request for access. */
export const requestNotice = (id: ComingTemplate) =>
  `${comingTitle(id)} will be available soon. Your request is saved, and the admins have been notified.`
