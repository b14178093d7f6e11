import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type LinkTab = { id: string; label: ReactNode; to: string; icon?: string }

type LinkTabsProps = { label: string; tabs: readonly LinkTab[]; current: string; className?: string }

/** A tab bar of plain links: the chosen tab lives in the URL, so it works without scripts and can be shared. */
export function LinkTabs({ label, tabs, current, className }: LinkTabsProps) {
  return (
    <nav className={className ? `tabs ${className}` : 'tabs'} aria-label={label} data-tabs="">
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          to={tab.to}
          preventScrollReset
          aria-current={tab.id === current ? 'true' : undefined}
          data-tab={tab.id}
        >
          {tab.icon ? <Icon name={tab.icon} size={18} /> : null}
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
