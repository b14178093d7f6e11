import { Link, type LinkProps } from '@remix-run/react'
import type { ButtonHTMLAttributes } from 'react'

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

export function LinkButton({ variant, size, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={buttonClass(variant, className)} data-size={sizeMark(size)} />
}
