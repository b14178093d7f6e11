// The pane beside the list reads and writes records; their rows say so at once, and the next load confirms it.
import { createContext, useCallback, useEffect, useRef, useState } from 'react'
import type { ShownRow } from './inbox-page.server.ts'

type RowNote = { isRead?: boolean; hasOwnDraft?: boolean }

/** Notes what has become of a record. */
export const NoteRow = createContext<(reference: string, note: RowNote) => void>(() => {})

/** The loaded rows, with what has been noted since then. */
export function useNotedRows<Row extends Pick<ShownRow, 'reference' | 'read_at' | 'drafts'>>(
  loaded: readonly Row[],
  now: number,
) {
  const [state, setState] = useState<{ of: readonly Row[]; notes: Record<string, RowNote> }>({ of: loaded, notes: {} })
  const notes = state.of === loaded ? state.notes : {}
  // The same function for every load: what was sent before one may be answered after it.
  const newest = useRef(loaded)
  useEffect(() => {
    newest.current = loaded
  })
  const note = useCallback(
    (reference: string, added: RowNote) =>
      setState(({ of, notes: known }) => {
        const earlier = of === newest.current ? known : {}
        return { of: newest.current, notes: { ...earlier, [reference]: { ...earlier[reference], ...added } } }
      }),
    [],
  )
  const rows = loaded.map((row) => {
    const { isRead, hasOwnDraft = row.drafts.includes(null) } = notes[row.reference] ?? {}
    const others = row.drafts.filter((author) => author !== null)
    return { ...row, read_at: isRead ? now : row.read_at, drafts: hasOwnDraft ? [null, ...others] : others }
  })
  return { rows, note }
}
