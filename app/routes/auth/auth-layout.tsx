// The layout of the pages in front of the staff area: the mark, one card, the copyright line.
import { Link, Outlet, useLoaderData, useNavigation } from '@remix-run/react'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { Logo } from '#app/ui/logo.tsx'
import '#app/ui/styles/staff.css'

export const loader = () => ({ year: new Date().getUTCFullYear() })

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function AuthLayout() {
  const { year } = useLoaderData<typeof loader>()
  const { location } = useNavigation()
  const { name } = useBrandLook()
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <main id="main" tabIndex={-1} className="auth-layout">
        <Link to="/" className="brand">
          <Logo />
          <span>{name}</span>
        </Link>
        <div className="card">
          <Outlet />
        </div>
        {location?.pathname === '/reset-password' ? <p role="status">Verifying reset token...</p> : null}
        <p>
          © {year} {name}
        </p>
      </main>
    </>
  )
}
