import type { ReactNode } from 'react'
import { useTakenFocus } from './taken-focus.ts'

/** What a form has done, where the page says it for as long as it is open. It takes the focus that the form's button had. */
export function StatusPanel({ children }: { children: ReactNode }) {
  const panel = useTakenFocus(true, { preventScroll: true })
  return (
    <div ref={panel} className="form-status" role="status" tabIndex={-1}>
      {children}
    </div>
  )
}
