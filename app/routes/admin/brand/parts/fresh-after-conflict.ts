import type { ShouldRevalidateFunction } from '@remix-run/react'
import { shouldRevalidate as keepAfterNetworkError } from '#app/forms/network-safe-action.ts'

/** After a conflict the page needs what the others saved; choosing Edit or Preview needs nothing. */
export const freshAfterConflict: ShouldRevalidateFunction = (change) => {
  if (change.actionStatus === 409) return true
  const { currentUrl, nextUrl, formMethod } = change
  const isOnlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isOnlyQuery && !formMethod ? false : keepAfterNetworkError(change)
}
