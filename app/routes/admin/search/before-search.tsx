// The search page until something is searched: the reader's latest work, and all pages of the staff area.
import { Link } from '@remix-run/react'
import type { ActivityLine } from '#app/features/dashboard/activity-lines.ts'
import { useSay, useWord } from '#app/languages/say.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { ActivityList } from '../dashboard/activity-list.tsx'
import type { StaffPageLink } from './match-pages.ts'

type BeforeSearchProps = { recent: readonly ActivityLine[]; pages: readonly StaffPageLink[]; zone: string }

export const BeforeSearch = ({ recent, pages, zone }: BeforeSearchProps) => {
  const say = useSay()
  const word = useWord()
  return (
    <>
      {recent.length > 0 ? (
        <Panel id="recent" title={say('Your latest work')}>
          <ActivityList lines={recent} zone={zone} isWide />
        </Panel>
      ) : null}
      <Panel id="all-pages" title={say('All pages')}>
        <div className="page-groups">
          {grouped(pages).map(({ title, links }) => (
            <section key={title} aria-label={word(title)}>
              <h3>{word(title)}</h3>
              <ul>
                {links.map(({ title, href }) => (
                  <li key={href}>
                    <Link to={href}>{title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Panel>
    </>
  )
}

/** Without this page itself. */
function grouped(pages: readonly StaffPageLink[]) {
  const groups = new Map<string, StaffPageLink[]>()
  for (const page of pages) {
    if (page.href === '/dashboard/search') continue
    const { title } = areas.find(({ within }) => within.some((part) => isWithin(page.href, part))) ?? { title: 'More' }
    groups.set(title, [...(groups.get(title) ?? []), page])
  }
  return [...groups].map(([title, links]) => ({ title, links }))
}

/** The overview is the parent of every page, so it holds only itself. */
const isWithin = (href: string, part: string) => href === part || (part !== '/dashboard' && href.startsWith(`${part}/`))

const areas = [
  { title: 'Daily work', within: ['/dashboard', '/dashboard/inbox', '/dashboard/contacts', '/dashboard/activity'] },
  { title: 'Careers', within: ['/dashboard/careers'] },
  { title: 'Newsletter', within: ['/dashboard/newsletter'] },
  { title: 'Mail', within: ['/dashboard/mail'] },
  { title: 'Blog', within: ['/admin-controls'] },
  { title: 'Brand and site', within: ['/admin/branding', '/admin/texts'] },
  {
    title: 'People and settings',
    within: ['/dashboard/users', '/dashboard/audit', '/dashboard/settings', '/dashboard/change-password'],
  },
]
