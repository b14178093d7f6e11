import type { LinkProps } from '@remix-run/react'
import type { ButtonHTMLAttributes } from 'react'
import { PageLink } from './frame/page-link.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger'

type Look = { variant?: ButtonVariant; size?: 's' | 'm' }

export function buttonClass(variant: ButtonVariant = 'primary', className?: string) {
  return ['button', `button-${variant}`, className].filter(Boolean).join(' ')
}

const sizeMark = (size: Look['size']) => (size === 's' ? 's' : undefined)

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...rest} type={type} className={buttonClass(variant, className)} data-size={sizeMark(size)} />
}

/** A link of the site, in the page's language where that exists. */
export function LinkButton({ variant, size, className, to, ...rest }: Look & LinkProps) {
  return <PageLink {...rest} href={to} className={buttonClass(variant, className)} data-size={sizeMark(size)} />
}
