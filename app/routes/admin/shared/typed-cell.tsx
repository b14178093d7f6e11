import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

/** A typed value in a table cell: shortened, and in the direction of its script. */
export function TypedCell({ children, to }: { children: ReactNode; to?: string }) {
  const props = { className: 'typed clamp', dir: 'auto' }
  return to ? (
    <Link to={to} {...props}>
      {children}
    </Link>
  ) : (
    <span {...props}>{children}</span>
  )
}
