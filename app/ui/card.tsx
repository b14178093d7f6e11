import type { ReactNode } from 'react'
import { useAddressLanguage } from '#app/languages/say.tsx'
import { PageLink } from './frame/page-link.tsx'
import { Icon } from './icon.tsx'

type CardProps = {
  as?: 'article' | 'li' | 'div'
  id?: string
  title?: ReactNode
  /** Heading level of the title; 3 inside a section that has its own h2. */
  level?: 2 | 3 | 4
  /** Makes the title a link whose click area is the whole card. */
  to?: string
  icon?: string
  art?: ReactNode
  badge?: ReactNode
  className?: string
  /** Columns of the twelve-column bento grid, where it is wide enough. */
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12
  children?: ReactNode
}

export function Card({
  as: Tag = 'article',
  id,
  title,
  level = 3,
  to,
  icon,
  art,
  badge,
  className,
  span,
  children,
}: CardProps) {
  const Heading = `h${level}` as const
  return (
    <Tag id={id} className={className ? `card ${className}` : 'card'} data-span={span} data-reveal="card">
      {art ? <div className="card-art">{art}</div> : null}
      {icon ? (
        <span className="card-icon">
          <Icon name={icon} />
        </span>
      ) : null}
      {badge}
      {title ? (
        <Heading>
          {to ? (
            <PageLink href={to} className="card-link" viewTransition={art !== undefined}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </Heading>
      ) : null}
      {children}
    </Tag>
  )
}

type CardGridProps = { as?: 'div' | 'ul' | 'ol'; min?: 's' | 'm' | 'l'; className?: string; children: ReactNode }

export function CardGrid({ as: Tag = 'div', min = 'm', className, children }: CardGridProps) {
  return (
    <Tag className={className ? `card-grid ${className}` : 'card-grid'} data-min={min}>
      {children}
    </Tag>
  )
}

type CardActionProps = {
  to: string
  children: ReactNode
  /** Visually hidden text that makes equal labels distinct. */
  about?: string
  /** The target page begins with the card's art, which grows in a view transition. */
  grows?: boolean
}

export function CardAction({ to, children, about, grows }: CardActionProps) {
  // In Korean the object stands before its verb.
  const isBefore = useAddressLanguage() === 'ko'
  const hidden = about && <span className="visually-hidden">{isBefore ? `${about} ` : ` ${about}`}</span>
  return (
    <PageLink href={to} className="card-action" viewTransition={grows}>
      <span>
        {isBefore && hidden}
        {children}
        {!isBefore && hidden}
      </span>
      <Icon name="arrow-right" size={16} />
    </PageLink>
  )
}
