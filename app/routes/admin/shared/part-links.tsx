import { Link } from '@remix-run/react'

type PartLinksProps = { label: string; parts: readonly { label: string; to: string }[]; current: string }

/** The pages of an area, beside each other. */
export const PartLinks = ({ label, parts, current }: PartLinksProps) => (
  <nav className="manager-links" aria-label={label}>
    {parts.map((part) => (
      <Link key={part.to} to={part.to} aria-current={part.label === current ? 'page' : undefined}>
        {part.label}
      </Link>
    ))}
  </nav>
)
