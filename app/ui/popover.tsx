// A button that opens a small panel over the page: a <details>, so that it works without scripts too.
import { type ReactNode, useEffect, useRef } from 'react'

type PopoverProps = {
  id: string
  label: string
  open?: boolean
  opens?: 'up' | 'down'
  /** On a wide screen its buttons stand beside each other, without the panel. */
  isSpread?: boolean
  children: ReactNode
}

/** Escape, and a press or the focus elsewhere, close it; opening it leads to its first field or button. */
export function Popover({ id, label, open, opens = 'up', isSpread, children }: PopoverProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const { current } = details
    if (!current) return
    const isInside = ({ target }: Event) => target instanceof Node && current.contains(target)
    const onElsewhere = (event: Event) => {
      if (!isInside(event)) current.open = false
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !current.open) return
      current.open = false
      current.querySelector('summary')?.focus()
    }
    // The toggle event comes too late for a letter that is typed right after the key that opens the panel.
    const opened = new MutationObserver(() => {
      if (current.open) current.querySelector<HTMLElement>('.popover-panel :is(input, select, button)')?.focus()
    })
    const elsewhere = ['pointerdown', 'focusin'] as const
    for (const type of elsewhere) document.addEventListener(type, onElsewhere)
    current.addEventListener('keydown', onKeyDown)
    opened.observe(current, { attributeFilter: ['open'] })
    return () => {
      for (const type of elsewhere) document.removeEventListener(type, onElsewhere)
      current.removeEventListener('keydown', onKeyDown)
      opened.disconnect()
    }
  }, [])
  return (
    <details
      ref={details}
      id={id}
      className="popover"
      data-opens={opens}
      data-spread={isSpread || undefined}
      open={open}
    >
      <summary className="button button-outline" data-size="s">
        {label}
      </summary>
      <div className="popover-panel">{children}</div>
    </details>
  )
}
