import type { ReactNode } from 'react'
import { useFocusOnChange } from './focus-on-change.ts'

/** The result of a form, shown until the page is left. It takes the focus when it appears, because the form's button is gone. */
export function StatusPanel({ isNew = true, children }: { isNew?: boolean; children: ReactNode }) {
  const panel = useFocusOnChange(isNew, { preventScroll: true })
  return (
    <div ref={panel} className="form-status" role="status" tabIndex={-1}>
      {children}
    </div>
  )
}
