// After an act on rows of the list, the cursor is at its row, or at the one in its place, and the rows are no longer ticked;
// once the act is undone, the cursor is at the row that is back.
import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { referenceIn } from './bulk-choices.ts'
import { linkOf, rowLinks } from './shortcut-keys.ts'

/** The records of the last act, also of one that emptied the list. */
let acted: string[] = []

type Sent = {
  /** The records as they were sent. */
  targets: string[]
  /** The row to return to, or the first of these that is in the list. */
  ids: string[]
  at: number
}

const valuesOf = (form: Element) =>
  [...form.querySelectorAll<HTMLInputElement>('[name=record]:is(:checked, [type=hidden])')].map(({ value }) => value)

export function useKeptCursor() {
  const sent = useRef<Sent | null>(null)
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    const onSubmit = ({ target }: SubmitEvent) => {
      if (!(target instanceof Element)) return
      const targets = valuesOf(target)
      const undone = target.id === 'undo' ? acted : []
      if (targets.length > 0) acted = targets.map(referenceIn)
      if (!target.matches('#bulk, #undo')) return
      const link = linkOf(document.activeElement) ?? linkOf(target.querySelector('[name=record]:checked'))
      sent.current = link && { targets, ids: [...undone, link.id], at: rowLinks().indexOf(link) }
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [])
  useEffect(() => {
    const { current } = sent
    if (!isIdle || !current) return
    sent.current = null
    clearTicks(current.targets)
    const focused = document.activeElement
    if (focused?.closest('details[open]') || !focused?.matches('body, #bulk *, #undo *, .inbox-preview h2')) return
    const link =
      current.ids.flatMap((id) => document.getElementById(id) ?? [])[0] ??
      rowLinks()
        .slice(0, current.at + 1)
        .at(-1)
    // So that the new title does not lead to the heading.
    link?.setAttribute('data-now-shown', '')
    link?.focus()
  }, [isIdle])
}

/** Nothing is cleared after an act that changed no record, so that it can be corrected. */
function clearTicks(targets: readonly string[]) {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('#bulk [name=record]')]
  const isLeft = (target: string) => boxes.some(({ value }) => value === target)
  if (targets.every(isLeft)) return
  const references = targets.map(referenceIn)
  for (const box of boxes) if (references.includes(referenceIn(box.value))) box.checked = false
}
