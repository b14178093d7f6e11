// What the document's own loader tells every page.
import type { Flash } from './http/flash.ts'

export type RootData = {
  appUrl: string
  flash: Flash | null
  /** Whether this page answers a form that was refused. */
  refused: boolean
  /** Whether the browser asks to save data. */
  lite: boolean
}

/** From the matches that a page's head is made of. */
export const rootDataOf = (matches: readonly { id: string; data?: unknown }[]) =>
  matches.find(({ id }) => id === 'root')?.data as RootData | undefined
