import { Icon } from '#app/ui/icon.tsx'

/** A plain link, because the response is a file. */
export function Download({ href, children }: { href: string; children: string }) {
  return (
    <a className="button button-outline download" href={href}>
      <Icon name="download" size={18} />
      <span>{children}</span>
    </a>
  )
}
