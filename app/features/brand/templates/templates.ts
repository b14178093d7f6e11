// The board's templates, made from the saved assets.

import type { Phrase } from '#app/languages/phrases.server.ts'

type Template = {
  id: string
  title: Phrase
  text: Phrase
  /** The endings of the files' paths. */
  endings: readonly { ending: string; label: string }[]
}

const templates: readonly Template[] = [
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
export const templatesIn = (files: readonly { path: string }[]) =>
  templates.map(({ endings, ...template }) => ({
    ...template,
    files: endings.map(({ ending, label }) => ({
      label,
      path: files.find(({ path }) => path.endsWith(ending))?.path ?? '',
    })),
  }))
