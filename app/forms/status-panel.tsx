import type { ReactNode } from 'react'
import { useFocusOnChange } from './focus-on-change.ts'

/** What a form has done, where the page says it for as long as it is open. It takes the focus that the form's button had. */
export function StatusPanel({ children }: { children: ReactNode }) {
  const panel = useFocusOnChange(true, { preventScroll: true })
  return (
    <div ref={panel} className="form-status" role="status" tabIndex={-1}>
      {children}
    </div>
  )
}
