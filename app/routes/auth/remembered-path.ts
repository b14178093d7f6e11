// Carries the page that was asked for before signing in through both steps, in the address.
import { safeReturnTo } from '#app/http/browser/return-to.ts'

export const returnToOf = (request: Request) => safeReturnTo(new URL(request.url).searchParams.get('redirectTo'))

/** The query that passes the path on; empty for the dashboard, where sign-in leads anyway. */
export const rememberedPath = (returnTo: string) =>
  returnTo === '/dashboard' ? '' : `?${new URLSearchParams({ redirectTo: returnTo })}`
