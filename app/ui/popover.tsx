// A button that opens a small panel over the page: a <details>, so that it works without scripts too.
import { useNavigation } from '@remix-run/react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useSay } from '#app/languages/say.tsx'

type PopoverProps = {
  id: string
  label: ReactNode
  open?: boolean
  opens?: 'up' | 'down'
  /** Its buttons are the lines of a menu: of the page, or of a row. */
  menu?: 'page' | 'row'
  children: ReactNode
}

/**
 * Escape, a press or the focus elsewhere, and the end of what it sent close it; opening it leads to its first field or
 * button.
 */
export function Popover({ id, label, open, opens = 'up', menu, children }: PopoverProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useClosedAfterSending(details, open)
  useEffect(() => {
    const { current } = details
    if (!current) return
    const isInside = ({ target }: Event) => target instanceof Node && current.contains(target)
    const onElsewhere = (event: Event) => {
      if (!isInside(event)) current.open = false
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // The key that opened the panel must not also press its first button.
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
      if (/^(Arrow(Down|Up)|Home|End)$/.test(event.key)) walk(current, event)
      if (event.key !== 'Escape' || !current.open) return
      event.preventDefault()
      current.open = false
      current.querySelector('summary')?.focus()
    }
    // The toggle event comes too late for a letter that is typed right after the key that opens the panel.
    const opened = new MutationObserver(() => {
      if (current.open)
        current.querySelector<HTMLElement>('.popover-panel :is(a, input:not([type=hidden]), select, button)')?.focus()
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
    <details ref={details} id={id} className="popover" data-opens={opens} data-menu={menu} open={open}>
      <summary className="button button-outline" data-size="s">
        {label}
      </summary>
      <div className="popover-panel">{children}</div>
    </details>
  )
}

/**
 * An arrow key leads to the line below or above, Home and End to the first and the last one. From a text, only the arrow down
 * does.
 */
function walk({ open, children }: HTMLDetailsElement, event: KeyboardEvent) {
  const { target, key } = event
  // Then the keys choose among the candidates of a syllable.
  if (!open || event.isComposing || !(target instanceof HTMLElement)) return
  if (
    target.matches('input, select, textarea') &&
    !(key === 'ArrowDown' && target.matches('input:not([type]):not([list])'))
  )
    return
  const lines = [...(children[1]?.querySelectorAll<HTMLElement>('a, button, summary') ?? [])]
  event.preventDefault()
  const at = lines.indexOf(target)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0 }[key] ?? -1
  lines.at(to % lines.length)?.focus()
}

/** A refused form stays open: it leads to no page, or to one that opens it. */
function useClosedAfterSending(details: RefObject<HTMLDetailsElement>, isKeptOpen = false) {
  const hasSent = useRef(false)
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    const onSubmit = ({ submitter }: SubmitEvent) => {
      // Enter in a field may press a button that stands elsewhere in the form.
      if ([submitter, document.activeElement].some((from) => details.current?.contains(from))) hasSent.current = true
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [details])
  useEffect(() => {
    const { current } = details
    if (!isIdle || !hasSent.current) return
    hasSent.current = false
    if (!current?.open || isKeptOpen) return
    const hadFocus = current.contains(document.activeElement)
    current.open = false
    if (hadFocus) current.querySelector('summary')?.focus()
  }, [isIdle, details, isKeptOpen])
}

type MenuProps = {
  id: string
  /** The name of the row, for lists with many such buttons. */
  row?: string
  opens?: 'up' | 'down'
  children: ReactNode
}

/** The lesser acts of a page, beside its main one, or those of a row. */
export function Menu({ id, row, opens = 'down', children }: MenuProps) {
  const say = useSay()
  return (
    <Popover
      id={id}
      opens={opens}
      menu={row === undefined ? 'page' : 'row'}
      label={row === undefined ? say('More') : <Dots row={row} />}
    >
      {children}
    </Popover>
  )
}

const Dots = ({ row }: { row: string }) => (
  <>
    <span aria-hidden="true">⋯</span>
    <span className="visually-hidden">
      {useSay()('More')}: <span dir="auto">{row}</span>
    </span>
  </>
)
