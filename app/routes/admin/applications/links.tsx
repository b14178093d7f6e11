import { Link } from '@remix-run/react'
import '#app/ui/styles/pages/posts.css'

const parts = [
  { id: 'applications', label: 'Applications', to: '/dashboard/careers' },
  { id: 'places', label: 'Course places', to: '/dashboard/careers/places' },
  { id: 'runs', label: 'Course runs', to: '/dashboard/careers/runs' },
  { id: 'codes', label: 'Discount codes', to: '/dashboard/careers/codes' },
] as const

/** The parts of the careers desk. */
export const CareersLinks = ({ current }: { current: (typeof parts)[number]['id'] }) => (
  <nav className="manager-links" aria-label="Careers">
    {parts.map(({ id, label, to }) => (
      <Link key={id} to={to} aria-current={id === current ? 'page' : undefined}>
        {label}
      </Link>
    ))}
  </nav>
)
