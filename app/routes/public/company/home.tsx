import type { MetaFunction } from '@remix-run/react'
import { loadHome } from './home.server.ts'
import { homeMeta } from './home-page.tsx'

export const loader = loadHome

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => homeMeta(page, data)

export { HomePage as default } from './home-page.tsx'
