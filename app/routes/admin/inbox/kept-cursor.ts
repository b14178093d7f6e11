// After an act on rows of the list, and after its undoing, the cursor is still at its row, or at the one in its place.
import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { linkOf, rowLinks } from './shortcut-keys.ts'

export function useKeptCursor() {
  const kept = useRef<{ id: string; at: number } | null>(null)
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    const onSubmit = ({ target }: SubmitEvent) => {
      if (!(target instanceof Element) || !target.matches('#bulk, #undo')) return
      const link = linkOf(document.activeElement) ?? linkOf(target.querySelector('[name=record]:checked'))
      kept.current = link && { id: link.id, at: rowLinks().indexOf(link) }
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [])
  useEffect(() => {
    const { current } = kept
    if (!isIdle || !current) return
    kept.current = null
    const focused = document.activeElement
    if (focused?.closest('details[open]') || !focused?.matches('body, #bulk *, #undo *')) return
    const link =
      document.getElementById(current.id) ??
      rowLinks()
        .slice(0, current.at + 1)
        .at(-1)
    // So that the new title does not lead to the heading.
    link?.setAttribute('data-now-shown', '')
    link?.focus()
  }, [isIdle])
}
