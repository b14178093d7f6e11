// The root loader's data, available to every page.

import type { Flash } from '#app/http/browser/flash.ts'
import type { BrandLook } from '#app/ui/brand-look.ts'
import type { Language } from '#db/tables/records.ts'

export type RootData = {
  appUrl: string
  flash: Flash | null
  /** True when this page answers a refused form. */
  refused: boolean
  /** Languages of pages that visitors cannot choose; undefined without any. */
  closed?: readonly Language[]
  /** True when the browser asks to save data. */
  lite: boolean
  /** Set while there is no mail service: emails are held. */
  mailHeld?: true
  /** Set until the launch checklist is signed off, and for a draft: search engines must not index it. */
  unlisted?: true
  /** Undefined until a brand is saved or contact details are known: the default needs no bytes. */
  brand?: BrandLook
}

/** Finds it in the matches passed to a page's meta function. */
export const rootDataOf = (matches: readonly { id: string; data?: unknown }[]) =>
  matches.find(({ id }) => id === 'root')?.data as RootData | undefined
