import type { ReactNode } from 'react'
import { useFocusOnChange } from './focus-on-change.ts'

/** What a form has done, where the page says it for as long as it is open. New, it takes the focus that the form's button had. */
export function StatusPanel({ isNew = true, children }: { isNew?: boolean; children: ReactNode }) {
  const panel = useFocusOnChange(isNew, { preventScroll: true })
  return (
    <div ref={panel} className="form-status" role="status" tabIndex={-1}>
      {children}
    </div>
  )
}
