import type { ShouldRevalidateFunction } from '@remix-run/react'
import { draftParameter } from './draft-address.ts'

/**
 * For loaders whose data does not depend on the query: choosing a tab changes only the query and sends no request. A form
 * submission reloads as usual, unless it was refused or did not arrive.
 */
export const sameDataForEveryQuery: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus = 200,
  defaultShouldRevalidate,
}) => {
  if (actionStatus >= 400) return false
  // The next page shows what is published.
  if (currentUrl.searchParams.has(draftParameter)) return true
  const isOnlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isOnlyQuery && !formMethod ? false : defaultShouldRevalidate
}

/** The same for data that depends on these query parameters only. */
export const sameDataUnlessQuery =
  (...names: string[]): ShouldRevalidateFunction =>
  (change) => {
    const isOther = names.some(
      (name) => change.currentUrl.searchParams.get(name) !== change.nextUrl.searchParams.get(name),
    )
    return isOther ? change.defaultShouldRevalidate : sameDataForEveryQuery(change)
  }
