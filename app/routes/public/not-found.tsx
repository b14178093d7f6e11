// Every path that no other route takes.
import type { MetaFunction } from '@remix-run/react'
import { errorTitle } from '#app/error-page.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'

export const meta: MetaFunction = (args) => pageMeta(args, { title: errorTitle(404), noindex: true })

export function loader() {
  throw new Response(null, { status: 404 })
}

export const action = loader

export default function NotFoundPage() {
  return null
}
