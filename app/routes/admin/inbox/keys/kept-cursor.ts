// After an act on rows of the list, the cursor is at its row, or at the one in its place, and the rows are no longer ticked;
// once the act is undone, the cursor is at the row that is back.
import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useEarlyEffect } from '#app/ui/use-early-effect.ts'
import { referenceOfTarget } from '../bulk-choices.ts'
import { linkOf, rowLinks } from './shortcut-keys.ts'

type Sent = {
  /** The records as they were sent. */
  targets: string[]
  /** The row to return to is the first of these that is in the list; none after an act in the pane, which has its own place. */
  ids: string[]
  at: number
}

const targetsOf = (form: Element) =>
  [...form.querySelectorAll<HTMLInputElement>('[name=record]:is(:checked, [type=hidden])')].map(({ value }) => value)

export function useKeptCursor() {
  const sent = useRef<Sent | null>(null)
  /** The records of the last act that changed any. */
  const acted = useRef<string[]>([])
  const answered = useRef<Sent | null>(null)
  const { key } = useLocation()
  useEffect(() => {
    const onSubmit = ({ target }: SubmitEvent) => {
      if (!(target instanceof Element)) return
      const targets = targetsOf(target)
      const isUndo = target.id === 'undo'
      if (targets.length === 0 && !isUndo) return
      const link = linkOf(document.activeElement) ?? linkOf(target.querySelector('[name=record]:checked'))
      const own = target.id === 'bulk' || isUndo ? (link?.id ?? []) : []
      const ids = [isUndo ? acted.current : [], own].flat()
      sent.current = { targets, ids, at: link ? rowLinks().indexOf(link) : 0 }
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [])
  // Early, because the next key may already be that of the undo.
  useEarlyEffect(() => {
    answered.current = sent.current
    sent.current = null
    if (!answered.current || !isChanged(answered.current.targets)) return
    acted.current = answered.current.targets.map(referenceOfTarget)
    clearTicks(acted.current)
  }, [key])
  // After the page's own effects, which lead to its heading.
  useEffect(() => {
    const { current } = answered
    answered.current = null
    if (!current) return
    const focused = document.activeElement
    if (current.ids.length === 0 || focused?.closest('details[open]')) return
    if (!focused?.matches('body, #bulk *, #undo *, .inbox-preview h2, h1')) return
    const place = rowLinks().slice(0, current.at + 1)
    const link = current.ids.flatMap((id) => document.getElementById(id) ?? [])[0] ?? place.at(-1)
    // So that the new title does not lead to the heading.
    link?.setAttribute('data-now-shown', '')
    link?.focus()
  })
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('#bulk [name=record]')]

/** An act that changed no record leaves the ticks, so that it can be corrected. */
const isChanged = (targets: readonly string[]) => {
  const left = boxes().map(({ value }) => value)
  return targets.some((target) => !left.includes(target))
}

/** Pressed, so that the bar of the selection follows. */
function clearTicks(references: readonly string[]) {
  for (const box of boxes()) if (box.checked && references.includes(referenceOfTarget(box.value))) box.click()
}
