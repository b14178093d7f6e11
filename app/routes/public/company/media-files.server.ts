// The saved brand's files in the press kit.
import type { CurrentBrand } from '#app/features/brand/current-brand.server.ts'
import { listKeptFiles } from '#app/features/brand/export/kept-files.server.ts'
import type { MediaLogo } from './media-logos.tsx'

const offeredLogos = [
  { layout: 'lockup', version: 'colour', ground: 'light', title: 'Mark and name, dark', use: 'For light backgrounds' },
  { layout: 'lockup', version: 'reversed', ground: 'dark', title: 'Mark and name, light', use: 'For dark backgrounds' },
  { layout: 'mark', version: 'mono', ground: 'light', title: 'Mark, dark', use: 'For light backgrounds, in one ink' },
  {
    layout: 'mark',
    version: 'mono-reversed',
    ground: 'dark',
    title: 'Mark, light',
    use: 'For dark backgrounds, in one ink',
  },
  { layout: 'mark', version: 'colour', ground: 'light', title: 'Mark in colour', use: 'For any background' },
  { layout: 'square', version: 'colour', ground: 'light', title: 'Square', use: 'For profiles and tiles' },
] as const

export function mediaLogos(brand: CurrentBrand): MediaLogo[] {
  const paths = listKeptFiles(brand).map(({ path }) => path)
  const href = (ending: string) =>
    `/media/files/${paths.find((path) => path.startsWith('logo/') && path.endsWith(ending))}?v=${brand.version}`
  return offeredLogos.map((logo) => ({
    ...logo,
    svg: href(`-${logo.layout}-${logo.version}.svg`),
    png: href(`-${logo.layout}-${logo.version}-${brand.assets.logo.size}.png`),
  }))
}
