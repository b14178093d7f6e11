import type { ReactNode } from 'react'
import { useFocusOnChange } from './focus-on-change.ts'

/** A form's result, shown until the user leaves the page. It takes the focus, because the form's button is gone. */
export function StatusPanel({ isNew = true, children }: { isNew?: boolean; children: ReactNode }) {
  const panel = useFocusOnChange(isNew, { preventScroll: true })
  return (
    <div ref={panel} className="form-status" role="status" tabIndex={-1}>
      {children}
    </div>
  )
}
