// The addresses of the board's tabs.
import { type BrandPart, brandParts, partLabels } from '#app/features/brand/parts.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'

export const boardPath = '/admin/branding'
export const boardTitle = 'Brand Assets'

const segments: Record<BrandPart, string> = {
  logo: '',
  letterhead: 'letterhead',
  businessCard: 'business-card',
  palette: 'palette',
}

/** @throws Response 404 */
export function partAt(segment = ''): BrandPart {
  const part = brandParts.find((known) => segments[known] === segment)
  if (!part) throw new Response(null, { status: 404 })
  return part
}

export const partPath = (part: BrandPart) => [boardPath, segments[part]].filter(Boolean).join('/')

/** The form's name, which is also its id. */
export const formName = (part: BrandPart) => segments[part] || 'logo'

/** The board's pages in one row: its parts, the texts about them, and what is done with all of them. */
export const boardTabs: readonly { id: BoardTab; label: Phrase; to: string }[] = [
  ...brandParts.map((part) => ({ id: part, label: partLabels[part], to: partPath(part) })),
  { id: 'guidelines', label: 'Guidelines', to: `${boardPath}/guidelines` },
  { id: 'templates', label: 'Templates', to: `${boardPath}/templates` },
  { id: 'export', label: 'Export', to: `${boardPath}/export` },
  { id: 'share', label: 'Share', to: `${boardPath}/share` },
  { id: 'history', label: 'History', to: `${boardPath}/history` },
]

export type BoardTab = BrandPart | 'guidelines' | 'templates' | 'export' | 'share' | 'history'

export const zipPath = `${boardPath}/files/all.zip`
export const filePath = (path: string) => `${boardPath}/files/${path}`
