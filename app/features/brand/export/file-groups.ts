// The board's files in the order of its tabs, in groups for display.
import { capitalized } from '#app/languages/capitalized.ts'
import type { BrandPart } from '../parts.ts'

export type FileGroup = { title: string; files: { path: string; label: string }[] }

const folders: Record<BrandPart, readonly string[]> = {
  logo: ['logo', 'favicon'],
  letterhead: ['letterhead'],
  businessCard: ['business-card'],
  palette: ['palette'],
}

/** @param stem the start of the files' names */
export function groupFiles(paths: readonly string[], part: BrandPart, stem: string): FileGroup[] {
  const groups = new Map<string, FileGroup['files']>()
  for (const path of paths) {
    const [folder = '', name = ''] = path.split('/')
    if (!folders[part].includes(folder)) continue
    const { title, label } = folder === 'favicon' ? { title: 'Favicons', label: name } : describe(name, stem)
    groups.set(title, [...(groups.get(title) ?? []), { path, label }])
  }
  return [...groups].map(([title, files]) => ({ title, files }))
}

function describe(name: string, stem: string) {
  const own = name.startsWith(`${stem}-`) ? name.slice(stem.length + 1) : name
  const at = own.indexOf('.')
  const [base, ending] = [own.slice(0, at), own.slice(at + 1)]
  const width = /-(\d+)$/.exec(base)?.[1]
  const words = (width ? base.slice(0, -width.length - 1) : base).replaceAll('-', ' ').replace('card qr', 'QR code')
  const isVersion4 = own.endsWith('card-4.0.vcf')
  return {
    title: isVersion4 ? 'Card' : capitalized(words),
    label: isVersion4
      ? 'vCard 4.0'
      : ending === 'vcf'
        ? 'vCard 3.0'
        : [ending.replace('tokens.', '').toUpperCase(), width && `${width} px`].filter(Boolean).join(' '),
  }
}
