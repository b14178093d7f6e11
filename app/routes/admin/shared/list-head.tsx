import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** A list's heading with the actions beside it. */
export function ListHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="toolbar">
      <h1>{title}</h1>
      {children}
    </div>
  )
}

/** A plain link, because the response is a file. */
export function Download({ href, children }: { href: string; children: string }) {
  return (
    <a className="button button-outline" href={href}>
      <Icon name="download" size={18} />
      {children}
    </a>
  )
}
