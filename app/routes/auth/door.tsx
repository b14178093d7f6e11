// The frame of the pages in front of the staff area: the mark, one card, the copyright line.
import { Link, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { Logo } from '#app/ui/logo.tsx'
import '#app/ui/styles/staff.css'

export const doorHandle = { frame: 'staff' }

export function Door({ title, year, children }: { title: string; year: number; children: ReactNode }) {
  const { location } = useNavigation()
  const { name } = useBrandLook()
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <main id="main" tabIndex={-1} className="door">
        <Link to="/" className="brand">
          <Logo />
          <span>{name}</span>
        </Link>
        <div className="card">
          <h1>{title}</h1>
          {children}
        </div>
        {location?.pathname === '/reset-password' ? <p role="status">Verifying reset token...</p> : null}
        <p>
          © {year} {name}
        </p>
      </main>
    </>
  )
}
