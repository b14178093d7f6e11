import { redirect } from '@remix-run/node'

/** For an old URL of a public page: caches may keep it for an hour. */
export const lastingRedirect = (location: string) =>
  redirect(location, { status: 301, headers: { 'Cache-Control': 'public, max-age=3600' } })
