import type { ReactNode } from 'react'

type LineArtProps = { size: number; className?: string; children: ReactNode }

/** An icon's frame: 24 units square, one stroke width; always decoration. */
export function LineArt({ size, className, children }: LineArtProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
