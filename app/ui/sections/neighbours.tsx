import { Link } from '@remix-run/react'

type Neighbour = { href: string; title: string; lang?: string }
type NeighboursProps = {
  /** The plural of the neighbours' kind, such as "articles". */
  label: string
  /** The singular, such as "article". */
  one: string
  previous: Neighbour | null
  next: Neighbour | null
}

/** Links to the previous and the next text, at the end of a text. */
export function Neighbours({ label, one, previous, next }: NeighboursProps) {
  return (
    <nav className="neighbours" aria-label={`More ${label}`}>
      {previous ? <NeighbourLink label={`Previous ${one}`} rel="prev" {...previous} /> : null}{' '}
      {next ? <NeighbourLink label={`Next ${one}`} rel="next" {...next} /> : null}
    </nav>
  )
}

type NeighbourLinkProps = Neighbour & { label: string; rel: 'prev' | 'next' }

function NeighbourLink({ label, rel, href, title, lang }: NeighbourLinkProps) {
  return (
    <Link to={href} rel={rel}>
      <span>{label}</span> <strong lang={lang}>{title}</strong>
    </Link>
  )
}
