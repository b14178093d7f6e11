import { type ReactNode, useEffect, useRef } from 'react'

/** What a form has done, where the page says it for as long as it is open. It takes the focus that the form's button had. */
export function StatusPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={panel} className="form-status" role="status" tabIndex={-1}>
      {children}
    </div>
  )
}
