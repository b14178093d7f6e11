// Where somebody wanted to go before they were asked to sign in: kept in the address through both steps.
import { safeReturnTo } from '#app/http/browser/return-to.ts'

export const returnToOf = (request: Request) => safeReturnTo(new URL(request.url).searchParams.get('redirectTo'))

/** The query that hands the path on; empty for the dashboard, where people go anyway. */
export const rememberedPath = (returnTo: string) =>
  returnTo === '/dashboard' ? '' : `?${new URLSearchParams({ redirectTo: returnTo })}`
