import type { FocusEvent, ReactNode } from 'react'
import { useFocusOnChange } from './focus-on-change.ts'

type StatusPanelProps = {
  isNew?: boolean
  /** While the pointer or the focus is on its contents, they must not change. */
  onRead?: (isRead: boolean) => void
  children: ReactNode
}

/** A form's result, shown until the user leaves the page. It takes the focus, because the form's button is gone. */
export function StatusPanel({ isNew = true, onRead, children }: StatusPanelProps) {
  const panel = useFocusOnChange(isNew, { preventScroll: true })
  // The focus that the panel takes by itself says nothing about its reader.
  const onFocus = ({ target, currentTarget }: FocusEvent) => onRead?.(target !== currentTarget)
  return (
    <div
      ref={panel}
      className="form-status"
      role="status"
      tabIndex={-1}
      onPointerEnter={() => onRead?.(true)}
      onPointerLeave={() => onRead?.(false)}
      onFocus={onFocus}
      onBlur={() => onRead?.(false)}
    >
      {children}
    </div>
  )
}
