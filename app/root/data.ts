// What the document's own loader tells every page.
import type { Flash } from '#app/http/browser/flash.ts'
import type { BrandLook } from '#app/ui/brand-look.ts'

export type RootData = {
  appUrl: string
  flash: Flash | null
  /** Whether this page answers a form that was refused. */
  refused: boolean
  /** Whether the browser asks to save data. */
  lite: boolean
  /** Only while the launch checklist is not signed off: no page is to be listed by search engines. */
  unlisted?: true
  /** Missing until something is saved on the brand board: nobody has to carry the site's own look. */
  brand?: BrandLook
}

/** From the matches that a page's head is made of. */
export const rootDataOf = (matches: readonly { id: string; data?: unknown }[]) =>
  matches.find(({ id }) => id === 'root')?.data as RootData | undefined
