// The board's files in the order of its tabs, in groups for display.
import { drawn } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import { normalizeForSearch } from '#db/queries/search.ts'
import type { BrandPart } from '../parts.ts'

export type FileGroup = {
  title: Phrase
  /** The purpose of the files, or their size. */
  note: Message | null
  files: { path: string; label: string }[]
  /** The paths of files that show what is in them. */
  pictures: string[]
}

const folders: Record<BrandPart, readonly string[]> = {
  logo: ['logo', 'favicon'],
  letterhead: ['letterhead'],
  businessCard: ['business-card'],
  palette: ['palette'],
}

/** @param stem the start of the files' names */
export function groupFiles(paths: readonly string[], part: BrandPart, stem: string): FileGroup[] {
  const groups = new Map<Phrase, FileGroup['files']>()
  const faces = paths.filter((path) => /-card-(front|back)\.svg$/.test(path))
  for (const path of paths) {
    const [folder = '', name = ''] = path.split('/')
    if (!folders[part].includes(folder)) continue
    const { title, label } = folder === 'favicon' ? ({ title: 'Favicons', label: name } as const) : describe(name, stem)
    groups.set(title, [...(groups.get(title) ?? []), { path, label }])
  }
  return [...groups].map(([title, files]) => {
    const shown = files.find(({ path }) => path.endsWith('.svg')) ?? files.find(({ path }) => path.endsWith('.png'))
    const pictures = title === cardForPrint ? faces : shown ? [shown.path] : []
    return { title, note: notes[title] ?? null, files, pictures }
  })
}

const cardForPrint = 'Card for print'

/** By the words in the files' names. */
const titles: Readonly<Record<string, Phrase>> = {
  card: cardForPrint,
  'card back': 'Card back',
  'card front': 'Card front',
  'card qr': 'QR code',
  letterhead: 'Letterhead',
  'lockup colour': 'Lockup colour',
  'lockup mono': 'Lockup mono',
  'lockup mono reversed': 'Lockup mono reversed',
  'lockup reversed': 'Lockup reversed',
  'mail mark': 'Mail mark',
  'mark colour': 'Mark colour',
  'mark mono': 'Mark mono',
  'mark mono reversed': 'Mark mono reversed',
  palette: 'Palette',
  signature: 'Email signature',
  'square colour': 'Square colour',
  'square mono': 'Square mono',
  'square mono reversed': 'Square mono reversed',
  'square reversed': 'Square reversed',
}

function titleOf(words: string): Phrase {
  const title = titles[words]
  if (!title) throw new Error(`The brand's files “${words}” have no title`)
  return title
}

const sizeOfCard = drawn('85 × 55 mm')

const notes: Record<string, Message> = {
  [cardForPrint]: '85 × 55 mm, with bleed and cut marks',
  'Card front': sizeOfCard,
  'Card back': sizeOfCard,
  'Contact card': 'For address books',
  'QR code': 'Opens the contact card',
  'Email signature': 'For email apps',
}

function describe(name: string, stem: string): { title: Phrase; label: string } {
  const own = name.startsWith(`${stem}-`) ? name.slice(stem.length + 1) : name
  const at = own.indexOf('.')
  const [base, ending] = [own.slice(0, at), own.slice(at + 1)]
  const width = /-(\d+)$/.exec(base)?.[1]
  if (own.endsWith('.vcf')) return { title: 'Contact card', label: 'vCard' }
  const words = (width ? base.slice(0, -width.length - 1) : base).replaceAll('-', ' ')
  return {
    title: titleOf(words),
    label: [ending.replace('tokens.', '').toUpperCase(), width && `${width} px`].filter(Boolean).join(' '),
  }
}

/** The start of each file's name: the company's name in letters that every system accepts. */
export function fileStem(companyName: string): string {
  const stem = normalizeForSearch(companyName.slice(0, 200))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
  return stem.replace(/^-|-$/g, '') || 'brand'
}
