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
    text: 'A4 with the logo, name and contact details, for Word, LibreOffice or printing.',
    endings: [
      { ending: '-letterhead.docx', label: 'DOCX' },
      { ending: '-letterhead.pdf', label: 'PDF' },
    ],
  },
  {
    id: 'letterhead-mail',
    title: 'Email template',
    text: 'In company colours, without images, so it works in any email app.',
    endings: [{ ending: '-letterhead.html', label: 'HTML' }],
  },
  {
    id: 'signature',
    title: 'Email signature',
    text: 'The sign-off for your emails, with the details from your business card.',
    endings: [
      { ending: '-signature.html', label: 'HTML' },
      { ending: '-signature.txt', label: 'TXT' },
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
  `${comingTitle(id)} will be available soon. We’ve saved your request and told the admins.`
