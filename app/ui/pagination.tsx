import { Link } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'

type PaginationProps = { current: number; total: number; href: (page: number) => string; label?: string }

export function Pagination({ current, total, href, label }: PaginationProps) {
  const say = useSay()
  if (total < 2) return null
  return (
    <nav className="pagination" aria-label={label ?? say('Pages')}>
      <ul>
        <li>
          <Step to={current > 1 ? href(current - 1) : null} rel="prev">
            {say('Previous')}
          </Step>
        </li>
        {pageWindow(current, total).map((mark, index, marks) =>
          mark === 'gap' ? (
            <li key={`gap-after-${marks[index - 1]}`}>
              <span aria-hidden="true">…</span>
            </li>
          ) : (
            <li key={mark}>
              <Link to={href(mark)} aria-current={mark === current ? 'page' : undefined}>
                <span className="visually-hidden">{say('Page')} </span>
                {mark}
              </Link>
            </li>
          ),
        )}
        <li>
          <Step to={current < total ? href(current + 1) : null} rel="next">
            {say('Next')}
          </Step>
        </li>
      </ul>
    </nav>
  )
}

function Step({ to, rel, children }: { to: string | null; rel: 'prev' | 'next'; children: string }) {
  if (to === null) return <span aria-disabled="true">{children}</span>
  return (
    <Link to={to} rel={rel}>
      {children}
    </Link>
  )
}

type PageMark = number | 'gap'

/** The page numbers of a pager, with its ellipses. */
export function pageWindow(current: number, total: number): PageMark[] {
  if (total <= 5) return Array.from({ length: total }, (_, index) => index + 1)
  if (current <= 3) return [1, 2, 3, 4, 5, 'gap', total]
  if (current >= total - 2) return [1, 'gap', total - 4, total - 3, total - 2, total - 1, total]
  return [1, 'gap', current - 1, current, current + 1, 'gap', total]
}
