// Renders a page for the site itself, as a visitor without cookies gets it.

import * as build from 'virtual:remix/server-build'
import { createRequestHandler, type RequestHandler } from '@remix-run/node'
import { env } from '#app/env.server.ts'

let handle: RequestHandler | undefined

/** @returns the page's HTML; null for an address that has no page */
export async function renderPage(path: string): Promise<string | null> {
  handle ??= createRequestHandler(build, env.NODE_ENV)
  const answer = await handle(new Request(new URL(path, env.APP_URL)), { isOwnRequest: true })
  return answer.status === 200 ? answer.text() : null
}
