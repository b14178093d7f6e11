// The layout of the sign-in pages: the company's panel beside one card, and the copyright line.
import { Link, Outlet, useLoaderData, useNavigation } from '@remix-run/react'
import { Drawing } from '#app/ui/art/drawing.tsx'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { Logo } from '#app/ui/frame/logo.tsx'
import '#app/ui/styles/staff.css'

export const loader = () => ({ year: new Date().getUTCFullYear() })

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

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
        <AuthBrand />
        <div className="auth-place">
          <div className="card">
            <Outlet />
          </div>
          {location?.pathname === '/reset-password' ? <p role="status">Verifying reset token...</p> : null}
          <p>
            © {year} {name}
          </p>
        </div>
      </main>
    </>
  )
}

function AuthBrand() {
  const { name, slogan } = useBrandLook()
  return (
    <div className="hero auth-brand" data-kind="idea">
      <Link to="/" className="brand">
        <Logo />
        <span>{name}</span>
      </Link>
      {slogan ? <p>{slogan}</p> : null}
      <Drawing className="auth-art" />
    </div>
  )
}
