import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

/** What somebody typed, in a cell: as it was, but never long, in the direction of its writing. */
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
