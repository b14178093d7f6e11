import { Link } from '@remix-run/react'
import { manager } from './post-labels.ts'

const parts = [
  { id: 'posts', label: 'Posts', to: manager },
  { id: 'media', label: 'Media library', to: `${manager}/media` },
  { id: 'redirects', label: 'Redirects', to: `${manager}/redirects` },
  { id: 'missing', label: 'Not found', to: `${manager}/missing` },
  { id: 'transfer', label: 'Import and export', to: `${manager}/transfer` },
] as const

/** The parts of the blog manager. */
export function ManagerLinks({ current, mayWrite }: { current: (typeof parts)[number]['id']; mayWrite: boolean }) {
  const shown = parts.filter(({ id }) => mayWrite || id !== 'transfer')
  return (
    <nav className="manager-links" aria-label="Blog manager">
      {shown.map(({ id, label, to }) => (
        <Link key={id} to={to} aria-current={id === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
